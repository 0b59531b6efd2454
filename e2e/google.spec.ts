import type { Page } from 'playwright/test';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { newAddress } from './support/address.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { signedInUser } from './support/people.ts';
import { passwordOf, toastSaying } from './support/signIn.ts';

/*
 * The local stage has a stand-in for Google on a separate origin: the redirects there and back cross sites, as they do
 * with Google itself.
 */

const withGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' }).click();

/** Answers the stand-in's page. */
const answer = async (page: Page, email: string, button: 'Continue' | 'Cancel' = 'Continue') => {
  await expect(page.getByRole('heading', { name: 'Choose a Google account' })).toBeVisible();
  if (button === 'Continue') await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: button, exact: true }).click();
};

test.describe('with Google', { tag: '@local' }, () => {
  test('a new user chooses a role, joins, and returns to the requested screen after onboarding', async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto('/auth?next=%2Fexplore%3Ftype%3Djob');
    await withGoogle(page);
    await answer(page, email);

    await expect(page.getByText('choose your role and continue with Google.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
    await expect(page.getByLabel('Your Role')).toBeFocused();
    await expectAccessible(page);
    await withGoogle(page);
    await expect(page.getByRole('alert').filter({ hasText: /^Please select your role$/ })).toBeVisible();
    await page.getByLabel('Your Role').selectOption('alumni');
    await withGoogle(page);
    await answer(page, email);

    await page.waitForURL('**/onboarding/alumni?next=%2Fexplore%3Ftype%3Djob');
    await expect(toastSaying(page, 'Welcome to Fledge!')).toBeVisible();
    await expect(page.getByLabel('First Name')).toHaveValue('Robin');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(await signedInUser(page.request)).toMatchObject({ email, role: 'alumni', emailConfirmed: true });
  });

  test('an account that is there already is signed in, and remembered on request', async ({ page }) => {
    await page.goto('/auth');
    await page.getByLabel('Remember me').check();
    await withGoogle(page);
    await answer(page, demoEmail('student'));
    await page.waitForURL('**/dashboard');
    await expect(toastSaying(page, 'Welcome back!')).toBeVisible();
    const session = (await page.context().cookies()).find(({ name }) => name === '__Host-fledge');
    expect(((session?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeGreaterThan(29);
    // Going back does not go through it all again.
    await page.reload();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.context().clearCookies();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(demoEmail('student'));
    await passwordOf(page).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
  });

  test('a canceled or expired sign-in shows a notice and can be retried', async ({ page }) => {
    await page.goto('/auth?mode=signup&role=mentor');
    await withGoogle(page);
    await answer(page, '', 'Cancel');
    await expect(page.getByText('You canceled Google sign-in')).toBeVisible();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByLabel('Your Role')).toHaveValue('mentor');
    await expect(page.getByText('You canceled Google sign-in')).toBeHidden();

    await page.goto('/api/auth/google/callback?code=x&state=y');
    await expect(page.getByText('Google sign-in timed out')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\?google=expired$/);
  });

  test('an account that another person created with this address belongs to the owner afterwards', async ({
    page,
    signedUp,
    otherDevice,
  }) => {
    const person = await signedUp({ onboarded: true, inPool: true });
    const owner = await otherDevice.newPage();
    await owner.goto('/auth');
    await withGoogle(owner);
    await answer(owner, person.email);
    await owner.waitForURL('**/dashboard');
    await expect(toastSaying(owner, 'Your email is confirmed')).toBeVisible();
    expect(await signedInUser(page.request)).toBeNull();
  });
});

test('where Google is not set up, the button says so', async ({ page }) => {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), googleSignIn: false } });
  });
  await page.goto('/auth');
  await withGoogle(page);
  await expect(page.getByText('Google sign-in isn’t available')).toBeVisible();
});

for (const path of ['/auth?google=account-exists', '/auth?mode=signup&google=choose-role'])
  test(`${path} fits 320 px and has no accessibility problems`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
