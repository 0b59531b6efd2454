import { expect, test } from './support/fixtures.ts';
import { expectHydrated } from './support/hydration.ts';
import { resetCode } from './support/mail.ts';
import { signedInUser, signIn } from './support/people.ts';
import { passwordOf, toastSaying } from './support/signIn.ts';

test('a forgotten password is replaced with a mailed code, which signs every device out', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice }) => {
  const person = await signedUp({ onboarded: true, inPool: true });
  await signIn(otherDevice.request, person);
  await page.context().clearCookies();

  await page.goto('/auth');
  await expectHydrated(page);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();

  await page.getByLabel('Code').fill('12');
  await passwordOf(page).fill('fledge123');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' });
  await expect(summary).toContainText('Enter the six-digit code');
  await expect(summary).toContainText('too easy to guess');

  const first = await resetCode(page.request, person.email);
  await page.getByLabel('Code').fill(first === '000000' ? '000001' : '000000');
  await passwordOf(page).fill('a quite different flock');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('This code is incorrect. Enter the code from our latest email')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'send the code again' }).click();
  await expect(page.getByText('Earlier codes no longer work.')).toBeVisible();
  await page.getByLabel('Code').fill(await resetCode(page.request, person.email, 2));
  await passwordOf(page).fill('a quite different flock');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.waitForURL('**/auth');
  await expect(toastSaying(page, 'Password changed')).toBeVisible();
  expect(await signedInUser(otherDevice.request)).toBeNull();

  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await passwordOf(page).fill('a quite different flock');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
});
