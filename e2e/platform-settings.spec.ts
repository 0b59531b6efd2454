import type { Page } from 'playwright/test';
import type { ShownSettings } from '#shared/features/platform-settings/schema.ts';
import { SWITCHES } from '#shared/features/platform-settings/switches.ts';
import { asAdmin } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { toastSaying } from './support/signIn.ts';

const SETTINGS = '/dashboard/admin/settings';
const pane = (page: Page) => page.getByRole('region', { name: 'Selected setting' });

/**
 * Shows this browser what everyone would see with other settings. The other browser tests share the stack: a switch that is
 * thrown there would close what they are about. That routes close is tested where they are served.
 */
const pretend = (page: Page, change: Partial<ShownSettings>) =>
  page.route('**/api/settings/public', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as ShownSettings), ...change },
    });
  });

// They sign in as the demo admin, whose password only the local stage has.
test.describe('settings of the platform', { tag: '@local' }, () => {
  test('a value is changed with its effect and a reason, by keyboard, and taken back from the history', async ({
    page,
  }) => {
    await asAdmin(page);
    await page.goto(SETTINGS);
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('reports of users');
    const link = page.getByRole('link', { name: 'Reports of users' });
    await expect(page).toHaveURL(/q=reports\+of\+users/);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(pane(page).getByRole('heading', { name: 'Reports of users' })).toBeFocused();
    await expect(pane(page).getByText('Nobody has changed it.')).toBeVisible();

    const value = pane(page).getByLabel('New value, in reports');
    await value.fill('7');
    await expect(pane(page).getByText('7 reports instead of 10 reports', { exact: false })).toBeVisible();
    await expectAccessible(page);
    await pane(page).getByRole('button', { name: 'Save' }).click();
    await expect(pane(page).getByText('Say why, for the history').first()).toBeVisible();
    await pane(page).getByLabel('Reason').fill('A campaign of false reports.');
    await page.keyboard.press('Enter');
    await expect(toastSaying(page, 'Setting changed')).toBeVisible();

    const history = pane(page).getByRole('list', { name: 'History' });
    await expect(history.getByText('1. 7 reports')).toBeVisible();
    await expect(history.getByText('A campaign of false reports.')).toBeVisible();
    await history.getByRole('button', { name: 'Back to the default' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
    await expect(history.getByText('2. 10 reports')).toBeVisible();
    await expect(history.getByText('back to the default', { exact: false }).first()).toBeVisible();

    await page.goto('/dashboard/admin/audit');
    await expect(page.getByRole('row').filter({ hasText: 'Reports of users' }).first()).toContainText(
      'Setting changed',
    );
  });

  test('a risky one says so and what happens, before anything is saved', async ({ page }) => {
    await asAdmin(page);
    await page.goto(`${SETTINGS}?open=open-postings-startup`);
    await expect(pane(page).getByText('Risky', { exact: true })).toBeVisible();
    await expect(pane(page).getByText('a change waits for a second admin', { exact: false })).toBeVisible();
    await pane(page).getByLabel('New value, in postings').fill('1');
    await expect(
      pane(page).getByText(/nothing closes, no new posting opens|None of them has more/),
    ).toBeVisible();
    await page.goto(`${SETTINGS}?open=feature-messages`);
    await pane(page).getByRole('radio', { name: 'Off' }).check();
    await expect(
      pane(page).getByText(`They read: “${SWITCHES.messages.text}”`, { exact: true }),
    ).toBeVisible();
    await expect(pane(page).getByText('lose access to messages', { exact: false })).toBeVisible();
  });

  test('fits a phone: the list, one setting, and the way back', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 720 });
    await asAdmin(page);
    await page.goto(SETTINGS);
    await page.getByRole('link', { name: 'Notice', exact: true }).click();
    await expect(page).toHaveURL(/open=notice/);
    await page.getByRole('checkbox', { name: 'Show a notice' }).check();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All settings' }).click();
    await expect(page.getByRole('link', { name: 'Read-only' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('what is switched off says so in place of its screen, and everything else stays', async ({
  page,
  signedUp,
}) => {
  await pretend(page, { off: ['messages'] });
  await signedUp();
  await page.goto('/dashboard/messages');
  await expect(page.getByRole('heading', { name: 'Messages: switched off' })).toBeVisible();
  await expect(page.getByText(SWITCHES.messages.text)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Messages/ }).filter({ hasText: 'Off' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a notice and read-only are above every screen', async ({ page, signedUp }) => {
  const notice = { text: 'We move to new machines tonight.', tone: 'plain', until: null } as const;
  await pretend(page, { notice, readOnly: true });
  await page.goto('/contact');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(notice.text);
  await signedUp();
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Read-only at the moment');
});
