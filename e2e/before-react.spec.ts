import { expect, test } from './support/fixtures.ts';
import { delayAppCode, expectHydrated } from './support/hydration.ts';

// A public page between its HTML and React (frontend/app/publicEntry.ts).

test('links lead on, also back', async ({ page }) => {
  await delayAppCode(page);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
});

test('the theme switch works, and still does afterwards', async ({ page }) => {
  const before = await delayAppCode(page);
  await page.goto('/');
  const html = page.locator('html');
  const press = () => page.locator('[data-theme-switch]').and(page.locator(':visible')).first().click();
  await page.emulateMedia({ colorScheme: 'light' });
  await press();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await press();
  await expect(html).toHaveAttribute('data-theme', 'light');
  before.go();
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const toDark = page.getByRole('button', { name: 'Switch to dark theme' }).and(page.locator(':visible'));
  await toDark.first().click();
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: 'Switch to light theme' }).first()).toBeAttached();
});

test('the theme switch starts from how the system looks', async ({ page }) => {
  await delayAppCode(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page
    .getByRole('button', { name: 'Switch to light theme' })
    .and(page.locator(':visible'))
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a press before hydration takes effect afterwards', async ({ page }) => {
  const before = await delayAppCode(page);
  await page.goto('/explore');
  await page.getByRole('button', { name: 'Skill' }).click();
  await expect(page.getByRole('button', { name: 'Skill' })).toHaveAttribute('aria-expanded', 'false');
  before.go();
  await expect(page.getByRole('button', { name: 'Skill' })).toHaveAttribute('aria-expanded', 'true');
});

test('typed words are preserved, and a search updates the URL', async ({ page }) => {
  const before = await delayAppCode(page);
  await page.goto('/explore?type=project');
  await page.getByLabel('Search').fill('react');
  before.go();
  await expectHydrated(page);
  await expect(page.getByRole('radio', { name: 'Projects' })).toBeChecked();
  await expect(page.getByLabel('Search')).toHaveValue('react');

  await page.unrouteAll();
  await delayAppCode(page);
  await page.goto('/explore');
  await page.getByRole('combobox', { name: 'Location' }).fill('Remote');
  await page.getByLabel('Search').press('Enter');
  await page.waitForURL((url) => url.searchParams.get('location') === 'Remote');
});

test('a choice before hydration is preserved', async ({ page }) => {
  const before = await delayAppCode(page);
  await page.goto('/explore');
  await page.getByRole('combobox', { name: 'Location' }).fill('Remote');
  await page.getByRole('radio', { name: 'Projects' }).click();
  before.go();
  await page.waitForURL('/explore?type=project&location=Remote');
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Remote');
  await expect(page.getByRole('radio', { name: 'Projects' })).toBeChecked();
});

test('code that failed to load is requested again at the next press, which takes effect', async ({
  page,
}) => {
  let broken = true;
  await page.route(/\/assets\/Explore-.*\.js$/, (route) =>
    broken ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const refused = page.waitForResponse((response) => response.status() === 404);
  await page.goto('/explore');
  await refused;
  await page.waitForLoadState('networkidle');
  broken = false;
  await page.getByRole('button', { name: 'Skill' }).click();
  await expect(page.getByRole('button', { name: 'Skill' })).toHaveAttribute('aria-expanded', 'true');
});

test('what was typed and sent before hydration is sent afterwards, and never in an address', async ({
  page,
}) => {
  const before = await delayAppCode(page);
  await page.goto('/auth?next=/explore');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/auth?next=/explore');
  const sent = page.waitForRequest('**/api/auth/signin');
  before.go();
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'ada@example.com',
    password: 'not the password',
  });
  await expect(page.getByText('Invalid credentials. Please try again.').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', /next=%2Fexplore/);
});

test('a role in the address, a draft and what was typed before hydration meet in the sign-up form', async ({
  page,
}) => {
  const before = await delayAppCode(page);
  await page.goto('/auth?mode=signup&role=mentor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account');
  await page.getByLabel('First Name').fill('Ada');
  before.go();
  await expect(page.getByLabel('Your Role')).toHaveValue('mentor');
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.reload();
  await expect(page.getByLabel('Last Name')).toHaveValue('Byron');
  await expect(page.getByLabel('First Name')).toHaveValue('Ada');
});

test('a screen that is not rendered at build time shows its frame before its code has arrived', async ({
  page,
  signedUp,
}) => {
  const before = await delayAppCode(page);
  await page.goto('/companies/x', { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Features' })).toBeAttached();
  await page.goto('/auth/forgot-password', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Fledge' }).first()).toBeVisible();
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Loading your dashboard...')).toBeVisible();
  before.go();
  await signedUp({ onboarded: true });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading your dashboard...')).toBeHidden();
});

test('an email that was typed before hydration is there on the page that a link leads to', async ({
  page,
}) => {
  const before = await delayAppCode(page);
  await page.goto('/auth');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL('**/auth?mode=signup');
  before.go();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('not the password');
});
