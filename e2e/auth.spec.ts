import { ROLES } from '#shared/core/contract.ts';
import { DEMO_PASSWORD, demoEmail } from '#shared/core/demo.ts';
import { newAddress } from './support/address.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { expectHydrated } from './support/hydration.ts';
import { PASSWORD } from './support/people.ts';
import { passwordOf, toastSaying } from './support/signIn.ts';

/** The light theme's red. */
const DANGER = 'rgb(163, 40, 31)';

test.describe('signing in', () => {
  test('as a demo user, by one click and Enter', { tag: '@local' }, async ({ page }) => {
    await page.goto('/auth');
    for (const role of ROLES) {
      await page
        .getByRole('button', { name: role, exact: false })
        .and(page.locator('section button'))
        .click();
      await expect(page.getByLabel('Email')).toHaveValue(demoEmail(role));
      await expect(passwordOf(page)).toHaveValue(DEMO_PASSWORD);
    }
    await passwordOf(page).press('Enter');
    await page.waitForURL('**/dashboard');
    await expect(toastSaying(page, 'Welcome back!')).toBeVisible();
    await expect(page.getByText("You've been signed in successfully.").first()).toBeVisible();
  });

  test('a wrong password says so, keeps the address, and leads back to the password', async ({
    page,
    signedUp,
  }) => {
    const person = await signedUp({ onboarded: true, inPool: true });
    await page.context().clearCookies();
    await page.goto('/auth');
    await page.getByLabel('Email').fill(person.email);
    await passwordOf(page).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(toastSaying(page, 'Sign in failed')).toBeVisible();
    await expect(page.getByRole('form')).toContainText('Invalid credentials. Please try again.');
    await expect(passwordOf(page)).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await passwordOf(page).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
  });

  test('too many failures say how long to wait', async ({ page }) => {
    const email = newAddress();
    await page.goto('/auth');
    // From the page, because the limit is by sender: other requests may come from another address of this machine.
    await page.evaluate(async (address) => {
      const guess = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, password: 'not the password' }),
      };
      await Promise.all(Array.from({ length: 10 }, () => fetch('/api/auth/signin', guess)));
    }, email);
    await page.getByLabel('Email').fill(email);
    await passwordOf(page).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('form', { name: 'Sign in' })).toContainText(/Please wait 1[45] minutes/);
  });

  test('shows an overlay while signing in', async ({ page, signedUp }) => {
    const person = await signedUp({ onboarded: true, inPool: true });
    await page.context().clearCookies();
    await page.route('**/api/auth/signin', async (route) => {
      await expect(page.getByText('Signing you in...')).toBeVisible();
      await route.continue();
    });
    await page.goto('/auth');
    await page.getByLabel('Email').fill(person.email);
    await passwordOf(page).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByText('Signing you in...')).toBeHidden();
  });

  test('"Remember me" makes the session last', async ({ page, signedUp }) => {
    const person = await signedUp({ onboarded: true, inPool: true });
    const days = async () => {
      const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-fledge');
      return ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    };
    for (const [remember, least, most] of [
      [false, -Infinity, 1],
      [true, 29, 31],
    ] as const) {
      await page.context().clearCookies();
      await page.goto('/auth');
      await page.getByLabel('Email').fill(person.email);
      await passwordOf(page).fill(person.password);
      if (remember) await page.getByLabel('Remember me').check();
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL('**/dashboard');
      expect(await days()).toBeGreaterThan(least);
      expect(await days()).toBeLessThan(most);
    }
  });

  test('goes back to the screen that asked for it, and never to another site', async ({ page, signedUp }) => {
    const person = await signedUp({ onboarded: true, inPool: true });
    const signInFrom = async (next: string) => {
      await page.context().clearCookies();
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await page.getByLabel('Email').fill(person.email);
      await passwordOf(page).fill(person.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL((url) => url.pathname !== '/auth');
      const { pathname, search } = new URL(page.url());
      return pathname + search;
    };
    expect(await signInFrom('/explore?type=job')).toBe('/explore?type=job');
    expect(await signInFrom('/\\evil.example')).toBe('/dashboard');
  });

  test('the password can be shown', async ({ page }) => {
    await page.goto('/auth');
    await passwordOf(page).fill('secret');
    await expect(passwordOf(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(passwordOf(page)).toHaveAttribute('type', 'text');
  });

  test('redirects users who are already signed in', async ({ page, signedUp }) => {
    await signedUp({ onboarded: true });
    await page.goto('/auth');
    await page.waitForURL('**/dashboard');
    await page.goto('/auth?mode=signup&role=student&next=%2Fexplore');
    await page.waitForURL('**/explore');
  });
});

test.describe('signing up', () => {
  test('the two modes have URLs; input is carried over and survives a reload', async ({ page }) => {
    await page.goto('/auth');
    await expectHydrated(page);
    // An untouched form is no draft, about which leaving would ask.
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^draft:/.test(key))),
    ).toEqual([]);
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/mode=signup/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
    await page.getByLabel('First Name').fill('Ada');
    await passwordOf(page).fill('kept nowhere at all');
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expect(passwordOf(page)).toHaveValue('');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sign in/);
  });

  test('shows missing fields, announces a missing role, and sends no request', async ({ page }) => {
    let sent = 0;
    await page.route('**/api/auth/signup', (route) => {
      sent += 1;
      return route.continue();
    });
    await page.goto('/auth?mode=signup');
    // Left empty first: it is still below the names in the summary.
    await page.getByLabel('Email').focus();
    await passwordOf(page).focus();
    await page.getByRole('button', { name: 'Create Account' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' });
    await expect(summary.getByRole('listitem')).toHaveText([
      'First name is required',
      'Last name is required',
      'Enter your email',
      /^Use at least/,
      'Please select your role',
    ]);
    await page.getByLabel('Email').hover();
    await expect(page.getByLabel('Email')).toHaveCSS('border-top-color', DANGER);
    await expect(page.getByLabel('First Name')).toBeFocused();
    await summary.getByRole('button', { name: 'Please select your role' }).click();
    await expect(page.getByLabel('Your Role')).toBeFocused();

    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Byron');
    await page.getByLabel('Email').fill(newAddress());
    await passwordOf(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /^Please select your role$/ })).toBeVisible();
    expect(sent).toBe(0);
  });

  test('refuses common passwords and shows password strength', async ({ page }) => {
    await page.goto('/auth?mode=signup&role=student');
    await page.getByLabel('Email').fill('ada.byron@example.org');
    await passwordOf(page).fill('Password1');
    await expect(page.getByText('Too easy to guess')).toBeVisible();
    await passwordOf(page).blur();
    await expect(page.getByText('This password is too easy to guess')).toBeVisible();
    await passwordOf(page).fill('ada.byron');
    await expect(page.getByText('for someone who knows your address')).toBeVisible();
    await passwordOf(page).fill(PASSWORD);
    await expect(page.getByText('Strong')).toBeVisible();
  });

  test('an address that is in use is reported at its field', async ({ page, signedUp }) => {
    const { email } = await signedUp();
    await page.context().clearCookies();
    await page.goto('/auth?mode=signup&role=student');
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Byron');
    await page.getByLabel('Email').fill(email);
    await passwordOf(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(toastSaying(page, 'Sign up failed')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(
      page.getByRole('form').getByText('An account with this email address already exists.'),
    ).toBeVisible();
  });
});

test('signing out in one window shows in the others at once, and so does another user', async ({
  page,
  context,
  signedUp,
}) => {
  await signedUp({ onboarded: true });
  const other = await context.newPage();
  for (const window of [page, other]) {
    await window.goto('/dashboard');
    await expect(window.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const signedOut = other.getByRole('heading', { name: 'Please log in to view your dashboard.' });
  await expect(signedOut).toBeVisible(); // Sooner than the dashboard itself asks, every 30 s.

  await signedUp({ onboarded: true, firstName: 'Grace' });
  await page.goto('/dashboard');
  await expect(other.getByRole('button', { name: /^Account/ })).toContainText('Grace');
});

test('a sign-up with mistakes fits 320 px and has no accessibility problems', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/auth?mode=signup');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
