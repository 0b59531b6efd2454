import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { delayAppCode, expectHydrated } from './support/hydration.ts';

test('a visitor reads a guide before React, with the source and the day of each fact, and prints it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const before = await delayAppCode(page);
  await page.goto('/study-abroad/de');
  await expect(page.getByRole('heading', { level: 1, name: 'Studying in Germany' })).toBeVisible();
  const funds = page.getByRole('region', { name: 'Funds to show' }).getByRole('listitem').first();
  await expect(funds).toContainText(/Source: .+Read on \d/);
  await expect(funds.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
  before.go();
  await expectHydrated(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Compare with other countries' })).toBeHidden();
  await expect(funds).toContainText(/https:\/\//);
});

test('up to three countries are compared side by side, by the keyboard, under an address that others can open', async ({
  page,
  otherDevice,
}) => {
  await page.goto('/study-abroad');
  await expectHydrated(page);
  for (const name of ['Canada', 'Germany', 'United States']) {
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  }
  await expect(page).toHaveURL(/compare=ca%2Cde%2Cus/);
  await expect(page.getByRole('checkbox', { name: 'United Kingdom' })).toBeDisabled();
  const costs = page.getByRole('region', { name: 'Costs' });
  await expect(costs.getByRole('heading', { level: 4 })).toHaveText(['Canada', 'Germany', 'United States']);
  await expectAccessible(page);
  const other = await otherDevice.newPage();
  await other.setViewportSize({ width: 375, height: 800 });
  await other.goto(page.url());
  await expect(other.getByRole('region', { name: 'Costs' }).getByRole('heading', { level: 4 })).toHaveCount(
    3,
  );
  await expectNoSidewaysScroll(other);
});

test('what no guide is about is a missing page', async ({ page }) => {
  const answer = await page.goto('/study-abroad/fr');
  expect(answer?.status()).toBe(404);
});
