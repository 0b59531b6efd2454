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
  await press();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await press();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  before.go();
  await expectHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await press();
  await expect(html).not.toHaveAttribute('data-theme');
  await press();
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'light');
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
  await page.getByText('Projects', { exact: true }).click();
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
