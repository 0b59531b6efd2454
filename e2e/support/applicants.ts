import { type BrowserContext, expect, type Page } from 'playwright/test';
import { DAY_MS } from '#shared/core/durations.ts';
import { signUp } from './people.ts';

/** A student who applied for a posting, in a browser context of their own. */
export const applied = async (
  page: Page,
  opportunityId: string,
  firstName: string,
): Promise<BrowserContext> => {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('no browser');
  const { id } = await signUp(context, {
    firstName,
    confirmed: true,
    onboarded: { skills: ['React'] },
  });
  const answer = await context.request.post('/api/applications', { data: { userId: id, opportunityId } });
  expect(answer.status(), await answer.text()).toBe(201);
  return context;
};

/** The date some days from now, as a date field takes it. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Proposes a time for an interview, in the sheet that is open, by an employer who has set no hours. */
export const proposeTime = async (page: Page) => {
  const sheet = page.getByRole('dialog', { name: /^Interview / });
  await expect(sheet.getByText('set your availability')).toBeVisible();
  await sheet.getByLabel('Other date').fill(inDays(3));
  await sheet.getByLabel('Other time').fill('14:30');
  await sheet.getByRole('button', { name: 'Add time' }).click();
  await expect(sheet.getByText('1 of 6 times chosen')).toBeVisible();
  await sheet.getByRole('button', { name: 'Send times' }).click();
  await expect(sheet).toBeHidden();
};
