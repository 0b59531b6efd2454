import type { Page } from 'playwright/test';
import { applyFor } from './support/applying.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { openOpportunities, someOpen } from './support/opportunities.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });
/** React has arrived: the number of results comes with it. */
const openExplore = async (page: Page) => {
  await page.goto('/explore');
  await expect(page.getByText(/^Showing \d+/)).toBeVisible();
};
/** Opens it; what is typed before its code has arrived goes to the page. */
const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
};
const options = (page: Page) => palette(page).getByRole('option');

test('a visitor finds the public pages by Ctrl+K, and closes it as it was opened', async ({ page }) => {
  await openExplore(page);
  const search = page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('textbox'))
    .first();
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await expect(options(page).filter({ hasText: 'Sign out' })).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(0);
  await expect(search).toBeFocused();

  await page.keyboard.press('Meta+k');
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await page.keyboard.type('about');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a signed-in user finds the screens of their role, also from the button', async ({ page, signedUp }) => {
  await signedUp({ role: 'mentor', onboarded: true });
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Search and commands' });
  await button.click();
  await expect(options(page).filter({ hasText: 'My Mentees' })).toBeVisible();
  await expect(options(page).filter({ hasText: 'Post New Job' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('night');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(button).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('mentee');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/mentor/mentees');
  await expect(page.getByRole('main')).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('log out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('signing out asks first when something typed would be lost, from the menu and from the palette', async ({
  page,
  signedUp,
}) => {
  await signedUp({ onboarded: true });
  await page.goto('/contact');
  const account = page.getByRole('button', { name: /^Account/ });
  await expect(account).toBeVisible();
  await page.getByLabel('Message').fill('Not sent yet');
  const question = page.getByRole('dialog', { name: 'Sign out and discard your changes?' });
  // The second time its code is there already.
  for (let times = 0; times < 2; times += 1) {
    await account.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(account).toBeFocused();
  }
  await expect(page.getByLabel('Message')).toHaveValue('Not sent yet');

  const fromPalette = async () => {
    await openPalette(page);
    await page.keyboard.type('log out');
    await page.keyboard.press('Enter');
  };
  await fromPalette();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main')).toBeFocused();
  await fromPalette();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  // The address changes first.
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('finds opportunities, and the user’s own applications before them', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  const { id, title } = await someOpen(page.request, 7);
  const others = (await openOpportunities(page.request)).filter((one) => one.title !== title);
  const other = others.find(({ company }) => company.split(' ').length > 1);
  const person = await signedUp({ confirmed: true, onboarded: true });
  await applyFor(page.request, person, id);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type(title);
  await expect(options(page).first()).toContainText(title);
  await expect(options(page).first()).toContainText('New');
  await page.getByRole('combobox').fill(`${other?.title} ${other?.company}`);
  await expect(options(page).first()).toContainText(`${other?.title}${other?.company}, ${other?.location}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: other?.title ?? '' })).toBeVisible();
});

test('whatever is typed can be searched for among the opportunities', async ({ page }) => {
  await openExplore(page);
  await openPalette(page);
  await page.keyboard.type('machine learning');
  // By key: what is found meanwhile comes above it.
  await expect(options(page).last()).toHaveText('Search opportunities for “machine learning”');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/explore?q=machine+learning');
});

test('a palette whose code failed to load opens the next time', async ({ page }) => {
  let broken = true;
  await page.route(/PalettePanel-.*\.js/, (route) =>
    broken ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await openExplore(page);
  const refused = page.waitForResponse(/PalettePanel-.*\.js/);
  await page.keyboard.press('Control+k');
  expect((await refused).status()).toBe(404);
  broken = false;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
  // A press before the app has noticed the failure takes the first one back.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible({ timeout: 5000 });
  }).toPass();
});
