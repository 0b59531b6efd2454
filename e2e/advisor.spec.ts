import type { Locator, Page, Request } from 'playwright/test';
import { SIGN_IN_FIRST, TROUBLE } from '#shared/features/ai/rules.ts';
import { applyFor } from './support/applying.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { someOpen } from './support/opportunities.ts';

const button = (page: Page) => page.getByRole('button', { name: 'AI Career Assistant' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'AI Career Assistant' });
const field = (within: Page | Locator) => within.getByLabel('Your question');

/** Opens the dialog by keyboard. The button comes when the browser is idle. */
const open = async (page: Page): Promise<Locator> => {
  await button(page).press('Enter');
  await expect(field(dialog(page))).toBeFocused();
  return dialog(page);
};

/** Asks by keyboard and waits for the answer, which is said once while the focus stays. */
const askFor = async (page: Page, question: string): Promise<void> => {
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /^Answer: / })).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
};

const isQuestion = (request: Request) => request.url().endsWith('/api/ai/chat');

test('a visitor is asked to sign in after a second, and nothing is sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/ai/') && calls.push(request.url()));
  await page.goto('/features');
  const panel = await open(page);
  // It is there for a second, between two looks of `expect` on a slow machine: the page itself watches for it.
  const writing = panel.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!element.textContent?.includes('Writing an answer…')) return;
          observer.disconnect();
          resolve();
        });
        observer.observe(element, { childList: true, subtree: true, characterData: true });
      }),
  );
  await panel.getByRole('button', { name: 'Which openings fit me best?' }).click();
  await writing;
  await expect(panel.getByRole('listitem').getByText(SIGN_IN_FIRST)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', /mode=signup/);
  expect(calls).toEqual([]);
  await expectAccessible(page);
});

test('a student asks, saves what is found, and comes back to what they typed, by keyboard', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const student = await signedUp({ firstName: 'Amara', confirmed: true, onboarded: { skills: ['React'] } });
  const opening = await someOpen(page.request, 7);
  await applyFor(page.request, student, opening.id);
  await page.goto('/dashboard');
  const panel = await open(page);
  await expect(panel.getByText('Hello, Amara')).toBeVisible();
  await expect(panel.getByRole('list', { name: 'Questions to begin with' }).getByRole('button')).toHaveCount(
    3,
  );
  await expectAccessible(page);

  const sent = page.waitForRequest(isQuestion);
  await field(panel).fill('  ');
  await field(panel).press('Enter');
  await askFor(page, 'How are my applications going?');
  expect((await sent).postDataJSON()).toMatchObject({ message: 'How are my applications going?' });
  await expect(
    panel.getByRole('link', { name: new RegExp(opening.title.slice(0, 20)) }).first(),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');

  await askFor(page, 'Which openings fit me best?');
  await askFor(page, 'Save the first one');
  const proposal = panel.getByRole('region', { name: /^Proposal/ }).last();
  await proposal.getByRole('button', { name: /^Confirm/ }).press('Enter');
  await expect(proposal.getByText('Saved.')).toBeVisible();
  await expect(proposal.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);

  await field(panel).fill('Half a question');
  await field(panel).press('Escape');
  await expect(panel).toBeHidden();
  await expect(button(page)).toBeFocused();
  await open(page);
  await expect(field(panel)).toHaveValue('Half a question');
  await expect(panel.getByText('How are my applications going?')).toBeVisible();
});

test.describe('what goes wrong', () => {
  test.use({ faults: true });

  test('a question that failed or was stopped is asked again by the same id', async ({ page, signedUp }) => {
    await signedUp({ confirmed: true, onboarded: true });
    await page.goto('/dashboard');
    const ids: string[] = [];
    page.on('request', (request) => isQuestion(request) && ids.push(request.postDataJSON().id));
    await page.route('**/api/ai/chat', (route) => route.abort('internetdisconnected'), { times: 1 });
    const panel = await open(page);
    await field(panel).fill('Do I have unread messages?');
    await field(panel).press('Enter');
    await expect(panel.getByRole('listitem').getByText(TROUBLE)).toBeVisible();
    await panel.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(panel.getByText('Was this right?')).toHaveCount(1);

    const { promise: stopped, resolve: go } = Promise.withResolvers<void>();
    await page.route(
      '**/api/ai/chat',
      async (route) => {
        await stopped;
        await route.continue().catch(() => undefined);
      },
      { times: 1 },
    );
    await field(panel).fill('When is my next meeting?');
    await field(panel).press('Enter');
    await field(panel).fill('The next question');
    await expect(panel.getByRole('button', { name: 'Send' })).toBeDisabled();
    await panel.getByRole('button', { name: 'Stop' }).press('Enter');
    go();
    await expect(panel.getByText('You stopped waiting for this answer.')).toBeVisible();
    await expect(field(panel)).toHaveValue('The next question');
    await panel.getByRole('button', { name: 'Get the answer' }).press('Enter');
    await expect(panel.getByText('Was this right?')).toHaveCount(2);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).toBe(ids[3]);
    expect(new Set(ids).size).toBe(2);
  });
});

test('on a phone it covers the screen until a link of an answer is followed', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: { skills: ['React'] } });
  await page.setViewportSize({ width: 375, height: 720 });
  await page.goto('/dashboard');
  const panel = await open(page);
  await expect.poll(() => panel.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 720 });
  await askFor(page, 'Which openings fit me best?');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await panel.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
  await expect(panel).toBeHidden();
  await expect(page).not.toHaveURL('/dashboard');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a mentor has the conversation on a page, with what an answer rests on, and deletes it', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  await signedUp({ role: 'mentor', confirmed: true, onboarded: true });
  await page.goto('/dashboard/mentor/ai');
  await expect(button(page)).toHaveCount(0);
  await askFor(page, 'Do I have unread messages?');
  await expect(page.getByText('Today', { exact: true })).toBeVisible();
  const evidence = page.getByRole('region', { name: 'What the chosen answer rests on' });
  await expect(evidence.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 900 });
  await page.getByRole('button', { name: /^Sources and records/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'Sources and records' }).getByRole('link').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText('Do I have unread messages?').first()).toBeVisible();
  await page.getByRole('button', { name: 'Delete history' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete history' }).click();
  await expect(page.getByRole('list', { name: 'Questions to begin with' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Questions to begin with' })).toBeVisible();
});
