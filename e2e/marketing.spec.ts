import type { Locator, Page } from 'playwright/test';
import { MENTOR_KINDS } from '#frontend/marketing/content/mentors.ts';
import { PLAN_OFFERS } from '#shared/features/companies/plans.ts';
import { BUSINESS_HOURS } from '#shared/features/contact/support-rules.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';

const PHONE = { width: 375, height: 780 };
const main = (page: Page) => page.getByRole('main');

/** Where a link of this name leads, with its query. */
const target = async (links: Locator, name: string): Promise<string> => {
  const link = links.getByRole('link', { name, exact: true }).first();
  return (await link.getAttribute('href')) ?? '';
};

/** The calls to action of each page, and where the spec (point 2) and the issue send them. */
const CALLS: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '/': {
    'Explore Internships': /^\/auth\b/,
    'Start Learning Today': /^\/explore$/,
    'Join as a Mentor': /^\/auth\?.*role=mentor/,
    'Sign Up Now': /^\/auth\b/,
  },
  '/features': {
    'Get Started Today': /^\/auth\b/,
    'Start Free Trial': /^\/auth\?mode=signup&role=employer$/,
    'Schedule Demo': /^\/contact\?subject=Schedule\+a\+demo$/,
  },
  '/for-students': { 'Get Started Free': /^\/auth\b/, 'Learn More about what is open now': /^\/explore$/ },
  '/for-mentors': { 'Become a Mentor': /^\/auth\b/, 'Apply to Mentor': /^\/auth\b/ },
  '/employers': { 'Start Hiring': /^\/auth\b/, 'Contact Sales': /^\/contact\?subject=/ },
  '/about': { 'Contact Us': /^\/contact$/ },
};

test('the calls to action of each page lead where they should', async ({ page }) => {
  for (const [path, calls] of Object.entries(CALLS)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const [name, expected] of Object.entries(calls))
      expect(await target(main(page), name), `${path} ${name}`).toMatch(expected);
  }
});

test('the top bar has the six links, and marks where one is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([
    'Features',
    'For Students',
    'For Mentors',
    'Employers',
    'About Us',
    'Contact',
  ]);
  await expect(bar.locator('[aria-current]')).toHaveCount(0);
  expect(await target(page.getByRole('banner'), 'Login')).toBe('/auth');
  expect(await target(page.getByRole('banner'), 'Get Started')).toMatch(/^\/auth\b/);
  await bar.getByRole('link', { name: 'For Mentors' }).click();
  await expect(page).toHaveURL('/for-mentors');
  await expect(bar.locator('[aria-current=page]')).toHaveText('For Mentors');
});

test('the plans, hours and mentor types match the spec', async ({ page }) => {
  await page.goto('/employers');
  for (const { name, price, lines } of Object.values(PLAN_OFFERS)) {
    const plan = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
    await expect(plan).toContainText(price);
    for (const { text, how } of lines) {
      await expect(plan).toContainText(text);
      await expect(plan).toContainText(how);
    }
  }
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expect(page.getByText(/coming soon/i)).toHaveCount(0);
  await expect(page.getByText(/Examples with invented names and figures/)).toBeVisible();
  await page.goto('/for-mentors');
  await expect(page.getByRole('rowheader')).toHaveText(MENTOR_KINDS.map(({ name }) => name));
  for (const { name, hours } of MENTOR_KINDS)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(hours);
  await page.goto('/contact');
  await expect(main(page)).toContainText(BUSINESS_HOURS);
});

test('the mentor types stay a table on a phone, where they look like cards', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/for-mentors');
  const table = main(page).getByRole('table');
  // Written out: Safari forgets the roles of a table that is displayed as blocks, and Playwright does not.
  await expect(table.locator('[role=rowheader]')).toHaveText(MENTOR_KINDS.map(({ name }) => name));
  await expect(table.locator('[role=row] > :not([role])')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE });

  test('works by keyboard', async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Features' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/for-students');
    await expect(menu).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens all the same', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Employers' }).click();
      await expect(page).toHaveURL('/employers');
    });
  });
});

test('a signed-in user sees their account in the top bar, and why they can’t sign up again', async ({
  page,
  signedUp,
}) => {
  await signedUp({ firstName: 'Ada', lastName: 'Byron', role: 'mentor' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: /Notifications/ })).toBeVisible();
  const account = bar.getByRole('button', { name: 'Ada Byron' });
  await expect(account).toContainText('Mentor');
  await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden();
  await account.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Settings', 'Logout']);
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto('/features');
  await main(page).getByRole('link', { name: 'Start Free Trial' }).click();
  await expect(page.getByRole('heading', { name: 'You’re already signed in' })).toBeVisible();
  await expect(page.getByText('To sign up with the role Employer, sign out')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the home page says how many positions are open now, without moving anything', async ({ page }) => {
  const measured = Promise.withResolvers<void>();
  await page.route('**/api/opportunities/count', async (route) => {
    await measured.promise;
    await route.continue();
  });
  const counted = page.waitForResponse('**/api/opportunities/count');
  // Loaded as a whole, with the font: text has another width without it.
  await page.goto('/');
  const place = () => main(page).getByText('Free for students and mentors').boundingBox();
  const before = await place();
  measured.resolve();
  const answer = await counted;
  const { open, more } = (await answer.json()) as { open: number; more: boolean };
  expect(open).toBeGreaterThan(0);
  await expect(main(page).getByRole('link', { name: /open positions? right now$/ })).toHaveText(
    `${open.toLocaleString('en-US')}${more ? '+' : ''} open ${open === 1 ? 'position' : 'positions'} right now`,
  );
  expect(await place()).toEqual(before);
});

test.describe('the moving picture', () => {
  const moving = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

  test('can be paused, also by keyboard', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect.poll(() => moving(page)).toBeGreaterThan(0);
    const pause = page.getByRole('checkbox', { name: 'Pause animation' });
    await pause.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => moving(page)).toBe(0);
  });

  test('does not animate with reduced motion', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => moving(page)).toBe(0);
  });
});
