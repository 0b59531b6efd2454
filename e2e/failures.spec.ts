import type { Page } from 'playwright/test';
import { newAddress, poolAddress } from './support/address.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { PASSWORD } from './support/people.ts';
import { passwordOf, toastSaying } from './support/signIn.ts';

const REFERENCE = '5d0c3f5e-2a0b-4c1d-9e67-1f0a8b7c6d5e';

test.use({ faults: true });

/** Intercepts an API path and responds as a proxy in front of our functions would. */
const answering = (page: Page, path: string, status: number, body: string, headers = {}) =>
  page.route(`**${path}`, (route) =>
    route.fulfill({ status, body, headers: { 'content-type': 'application/json', ...headers } }),
  );

const TOO_MANY = '{"message":"Too Many Requests"}';
const INTERNAL = '{"code":"internal","message":"Something went wrong on our side. Please try again."}';
const quote = (page: Page) => page.getByText('include this reference').first().locator('..');

/** Fills in sign-up and sends it. */
const trySignUp = async (page: Page, email: string) => {
  await page.goto('/auth?mode=signup');
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email').fill(email);
  await passwordOf(page).fill(PASSWORD);
  await page.getByLabel('Your Role').selectOption('student');
  await page.getByRole('button', { name: 'Create Account' }).click();
};

test('a throttled request shows a clear message, and no input is lost', async ({ page }) => {
  const email = await poolAddress();
  await answering(page, '/api/auth/signup', 429, TOO_MANY, { 'apigw-requestid': REFERENCE });
  await trySignUp(page, email);
  await expect(toastSaying(page, 'Sign up failed')).toBeVisible();
  await expect(page.getByText('is very busy right now').first()).toBeVisible();
  await expect(quote(page)).toBeHidden();
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(passwordOf(page)).toHaveValue(PASSWORD);

  await page.unroute('**/api/auth/signup');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/signup')) sent += 1;
  });
  await page.getByRole('button', { name: 'Create Account' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL(/onboarding|dashboard/);
  expect(sent, 'two presses make one request').toBe(1);
});

test('a server error shows a reference to quote, which one click selects', async ({ page }) => {
  await answering(page, '/api/auth/signup', 500, INTERNAL, { 'x-request-id': REFERENCE });
  await trySignUp(page, newAddress());
  await expect(toastSaying(page, 'Sign up failed')).toBeVisible();
  await expect(quote(page)).toContainText(REFERENCE);
  await page.getByText(REFERENCE, { exact: true }).first().click();
  expect(await page.evaluate(() => String(getSelection()))).toBe(REFERENCE);
  await expectAccessible(page);
});

test('a screen that failed to load shows the reference, too, whichever server responded', async ({
  page,
}) => {
  const html = '<html><h1>502 ERROR</h1></html>';
  await answering(page, '/api/opportunities/none', 502, html, { 'x-amz-cf-id': REFERENCE });
  await page.goto('/opportunities/none');
  const alert = page.getByRole('alert').filter({ hasText: 'We couldn’t load this opportunity' });
  await expect(alert).toContainText('Something went wrong on our side. Please try again.');
  await expect(alert).toContainText(`If you contact us, include this reference: ${REFERENCE}`);

  await answering(page, '/api/auth/session', 503, '{"message":"Service Unavailable"}', {
    'apigw-requestid': REFERENCE,
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'We couldn’t load your dashboard' })).toBeVisible();
  await expect(quote(page)).toContainText(REFERENCE);
});

test('a bell that failed to load breaks nothing, and is loaded with the next screen', async ({
  page,
  signedUp,
}) => {
  await signedUp({ onboarded: true });
  const bell = page.getByRole('button', { name: 'Notifications' });
  const refuse = (file: string) =>
    page.route(new RegExp(`/${file}-[^/]*\\.js`), (route) => route.fulfill({ status: 404, body: '' }));
  await refuse('Bell');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bell).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(bell).toBeVisible();

  await refuse('NotificationsPanel');
  await bell.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(async () => {
    await bell.click();
    await expect(page.getByRole('dialog')).toContainText('No notifications yet', { timeout: 5000 });
  }).toPass();
});

test('a layout that failed to load leaves no empty page', async ({ page }) => {
  await page.route(/\/PublicLayout-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/opportunities/none');
  const again = page.getByRole('button', { name: 'Reload page' });
  await expect(again).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await again.click();
  await expect(page.getByRole('heading', { name: 'This opportunity doesn’t exist' })).toBeVisible();
});

test('without a connection a screen says so, and opens by itself once there is one', async ({
  page,
  context,
  signedUp,
}) => {
  await signedUp({ onboarded: true });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /^Account/ }).click();
  const settings = page.getByRole('menuitem', { name: 'Settings' });
  // The code of the menu has to be there before the connection is cut.
  await expect(settings).toBeVisible();
  await context.setOffline(true);
  await settings.click();
  await expect(page.getByRole('alert').getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('figures that failed to load leave no placeholders', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await answering(page, '/api/dashboard/**', 429, TOO_MANY);
  await answering(page, '/api/profile', 429, TOO_MANY);
  await page.goto('/dashboard');
  const resume = page.getByRole('region', { name: 'Resume Health' });
  await expect(resume.getByText('We couldn’t load your Resume Health.')).toBeVisible();
  const retries = page.getByRole('button', { name: 'Try again' });
  await expect(retries).toHaveCount(2);
  await page.unrouteAll({ behavior: 'wait' });
  await retries.first().click();
  await resume.getByRole('button', { name: 'Try again' }).click();
  await expect(resume.getByRole('progressbar', { name: 'Complete' })).toBeVisible();
});

test('errors that users can fix themselves have no reference', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(newAddress());
  await passwordOf(page).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toastSaying(page, 'Sign in failed')).toBeVisible();
  await expect(quote(page)).toBeHidden();
});
