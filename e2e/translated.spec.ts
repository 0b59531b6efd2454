import type { Page } from 'playwright/test';
import { newAddress } from './support/address.ts';
import { applyWith } from './support/applying.ts';
import { expect, test } from './support/fixtures.ts';
import { delayAppCode, expectHydrated } from './support/hydration.ts';
import { someOpen } from './support/opportunities.ts';
import { PASSWORD, signedInUser } from './support/people.ts';
import { sample } from './support/sample.ts';
import { passwordOf, toastSaying } from './support/signIn.ts';
import { translate, WAYS } from './support/translator.ts';
import { fillAbout, next, step } from './support/wizard.ts';

// Pages whose texts a translator or an extension goes on changing. Every screen is looked at by accessibility.spec.ts.

/**
 * Opens a page and lets others change its texts: in one of the ways, or in each of them in `npm run soak`.
 * @param arrive brings about who uses the page: a visitor, unless given
 */
const inEachWay = async (
  page: Page,
  path: string,
  use: () => Promise<void>,
  arrive: () => Promise<unknown> = () => page.context().clearCookies(),
) => {
  for (const way of sample(WAYS, path))
    await test.step(`${path}, ${way}`, async () => {
      await arrive();
      await page.goto(path);
      await expectHydrated(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await translate(page, way);
      await use();
    });
};

test('a visitor signs in, asks for a new password and writes to us', async ({ page, signedUp }) => {
  const person = await signedUp({ onboarded: true, inPool: true });
  await inEachWay(page, '/auth', async () => {
    await page.getByLabel('Email').fill(person.email);
    await passwordOf(page).fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('form')).toContainText('Invalid credentials. Please try again.');
    await passwordOf(page).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard');
    await expect(toastSaying(page, 'Welcome back!')).toBeVisible();
  });
  await inEachWay(page, '/auth/forgot-password', async () => {
    await page.getByLabel('Email').fill(newAddress());
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByLabel('Code')).toBeFocused();
  });
  await inEachWay(page, '/contact', async () => {
    await page.getByRole('button', { name: 'Send Message' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Some fields need your attention.' });
    await expect(summary.getByRole('listitem')).toHaveCount(5);
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Byron');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByLabel('Subject').fill('Engines');
    await page.getByLabel('Message').fill('Is there something for people who build engines?');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Thank you, Ada.')).toBeVisible();
  });
});

test('a new user signs up, completes the profile, and applies', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await inEachWay(page, '/auth?mode=signup&role=student', async () => {
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Byron');
    await page.getByLabel('Email').fill(newAddress());
    await passwordOf(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/onboarding/student');
    // Still the same document.
    await fillAbout(page);
    for (const number of [2, 3, 4]) {
      await next(page);
      await step(page, number);
    }
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await signedInUser(page.request))?.profileData.isOnboardingComplete).toBe(true);
  });
  const { id } = await someOpen(page.request, 6);
  const apply = async () => {
    await applyWith(page.getByRole('button', { name: /^(Apply Now|Join Project)$/ }));
    await expect(toastSaying(page, 'Application Submitted! 🎉')).toBeVisible();
    await page.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
    await expect(page.getByText(/You withdrew an application/)).toBeVisible();
  };
  await inEachWay(page, `/opportunities/${id}`, apply, () => signedUp({ confirmed: true, onboarded: true }));
});

test('what is typed into a page that is translated before React is there stays', async ({ page }) => {
  const before = await delayAppCode(page);
  await page.goto('/contact');
  await translate(page, 'replace');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is there something');
  before.go();
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Ada');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is there something');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Some fields' }).getByRole('listitem')).toHaveCount(
    3,
  );
});
