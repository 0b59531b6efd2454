import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { PASSWORD, signedInUser, signIn } from './support/people.ts';
import { toastSaying } from './support/signIn.ts';

const SETTINGS = '/dashboard/settings';
const NEW_PASSWORD = 'three herons on a pier 7';

const current = (page: Page) => page.getByRole('textbox', { name: 'Current Password' });
const chosen = (page: Page) => page.getByRole('textbox', { name: 'New Password' });
const change = (page: Page) => page.getByRole('button', { name: 'Change password' });

test('a new password signs out everywhere else and not here', async ({ page, signedUp, otherDevice }) => {
  const { email } = await signedUp({ onboarded: true, inPool: true });
  await signIn(otherDevice.request, { email, password: PASSWORD });
  await page.goto(SETTINGS);
  await current(page).fill(PASSWORD);
  await chosen(page).fill(NEW_PASSWORD);
  await change(page).click();
  await expect(toastSaying(page, 'Password changed')).toBeVisible();
  await expect(current(page)).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  expect(await signedInUser(otherDevice.request)).toBeNull();
  await signIn(otherDevice.request, { email, password: NEW_PASSWORD });
});

test('a user whose session has ended sees a notice, although the form is gone', async ({
  page,
  signedUp,
}) => {
  await signedUp({ onboarded: true, inPool: true });
  await page.goto(SETTINGS);
  await current(page).fill(PASSWORD);
  await chosen(page).fill(NEW_PASSWORD);
  // With the request itself: any other would find out before the button does.
  await page.route('**/api/auth/password', async (route) => {
    await page.context().clearCookies();
    await route.continue();
  });
  await change(page).click();
  await expect(toastSaying(page, 'You’re signed out')).toBeVisible();
  await expect(page.getByText('Please sign in to continue.').first()).toBeVisible();
  await expect(change(page)).toHaveCount(0);
});

test('an invalid password shows the reason at its field', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true, inPool: true });
  await page.goto(SETTINGS);
  await change(page).click();
  await expect(page.getByText('Enter your current password').first()).toBeVisible();
  await current(page).fill('not the one that it is');
  await chosen(page).fill('password123');
  await change(page).click();
  await expect(page.getByText('This password is too easy to guess').first()).toBeVisible();
  await chosen(page).fill(NEW_PASSWORD);
  await change(page).click();
  await expect(page.getByText('This isn’t your current password').first()).toBeVisible();
  await expect(current(page)).toBeFocused();
  await expect(chosen(page)).toHaveValue(NEW_PASSWORD);
  // A switch that is scrolled half below the top bar counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test('an error without a field is shown above the fields', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true, inPool: true });
  await page.route('**/api/auth/password', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid_input', message: 'That will not do', fields: { email: 'x' } },
    }),
  );
  await page.goto(SETTINGS);
  await current(page).fill(PASSWORD);
  await chosen(page).fill(NEW_PASSWORD);
  await change(page).click();
  await expect(page.getByRole('alert')).toContainText('That will not do');
});

test('signing out everywhere asks first, and includes this browser', async ({
  page,
  signedUp,
  otherDevice,
}) => {
  const { email } = await signedUp({ onboarded: true, inPool: true });
  await signIn(otherDevice.request, { email, password: PASSWORD });
  await page.goto(SETTINGS);
  await page.getByRole('radio', { name: /^Dark/ }).check();
  await page.getByRole('button', { name: 'Sign out in all browsers' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  expect(await signedInUser(page.context().request)).not.toBeNull();
  await page.getByRole('button', { name: 'Sign out in all browsers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL(/\/auth/);
  await expect(toastSaying(page, 'You’re signed out everywhere')).toBeVisible();
  expect(await signedInUser(page.context().request)).toBeNull();
  expect(await signedInUser(otherDevice.request)).toBeNull();
  // The theme is this browser's setting, while everything else that was stored is gone.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['theme']);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
