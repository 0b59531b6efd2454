import type { Browser, Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { hiringFor } from './support/hiring.ts';
import { signUp } from './support/people.ts';

const SCREENING = '/dashboard/employer/screening';

/** A student who applied for a posting. */
const applied = async (browser: Browser, page: Page, opportunityId: string, firstName: string, more = {}) => {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const { id } = await signUp(context, {
    firstName,
    confirmed: true,
    onboarded: { skills: ['React'] },
  });
  const answer = await context.request.post('/api/applications', {
    data: { userId: id, opportunityId, ...more },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await context.close();
};

test('an employer compares candidates without names, reveals them, and finds that in the history', {
  tag: '@local',
}, async ({ page, signedUp, browser }) => {
  const employer = await signedUp({ role: 'employer', firstName: 'Erin', confirmed: true, onboarded: true });
  await page.goto(SCREENING);
  await expect(page.getByRole('heading', { name: 'Your account is waiting for approval' })).toBeVisible();
  const id = await hiringFor([employer], 'Harbour Pilot');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No candidates yet' })).toBeVisible();
  for (const name of ['Mia', 'Noah']) await applied(browser, page, id, name);
  await applied(browser, page, id, 'Olga', { unscored: true });
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Ranked 2' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(page.getByRole('heading', { name: 'Places 1 to 2 are a tie' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/Mia|Noah|Olga|Byron/);
  await expectAccessible(page, 'the candidates');

  // By keyboard: two of the ranked, and one of those who asked for no number.
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Comparison' })).toContainText('Choose one more');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('tab', { name: 'Not ranked, by their choice 1' }).click();
  await expect(page.getByRole('checkbox', { name: /^Compare Candidate/ })).toHaveCount(1);
  await page.getByRole('checkbox', { name: /^Compare Candidate/ }).check();
  await page.getByRole('button', { name: 'Compare 3' }).click();
  const table = page.getByRole('table', { name: 'Candidates line by line' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader', { name: 'React', exact: true })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Match/ })).toContainText('No number, by their choice');
  await expect(page.locator('main')).not.toContainText(/Mia|Noah|Olga|Byron/);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'the comparison');

  await page.getByRole('button', { name: 'Reveal 3 names' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reveal 3 names' }).click();
  await expect(table.getByRole('columnheader', { name: 'Mia Byron' })).toBeVisible();
  await page.getByRole('link', { name: /^Open application.*Mia Byron/ }).click();
  await expect(page.getByText('Name revealed in Screening by Erin Byron')).toBeVisible();
});
