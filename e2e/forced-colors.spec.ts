import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openGallery } from './support/gallery.ts';

// Contrast themes replace all backgrounds: what is on, chosen or current must still look different.

const resting = async (page: Page, target: Locator) => {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return target.screenshot({ animations: 'disabled' });
};

/** How many pixels differ clearly: by more than a third of the way from black to white. */
const clearDifferences = (page: Page, ...pictures: readonly Buffer[]) =>
  page.evaluate(
    async (encoded) => {
      const [before = [], after = []] = await Promise.all(
        encoded.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          context?.drawImage(picture, 0, 0);
          return [...(context?.getImageData(0, 0, picture.width, picture.height).data ?? [])];
        }),
      );
      return before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 85).length;
    },
    pictures.map((picture) => picture.toString('base64')),
  );

/** Expects that doing something changes how a control looks, apart from the focus and the pointer. */
const expectChanged = async (page: Page, name: string, target: Locator, act: () => Promise<void>) => {
  const before = await resting(page, target);
  await act();
  const after = await resting(page, target);
  expect(await clearDifferences(page, before, after), `${name} looks the same`).toBeGreaterThan(30);
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`controls show their state in forced colours, ${colorScheme}`, { tag: '@local' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openGallery(page);
    const kinds = [
      page.getByRole('switch', { name: 'AI Screening' }),
      page.getByRole('checkbox', { name: 'I have read the terms' }),
      page.getByRole('radio', { name: 'Mentor Guide' }),
    ];
    for (const control of kinds) await expectChanged(page, String(control), control, () => control.click());
    const segment = page.locator('label').filter({ hasText: /^Internships$/ });
    await expectChanged(page, 'a segment', segment, () => segment.click());
    const tab = page.getByRole('tab', { selected: false, disabled: false }).first();
    const handle = page.locator(`[id="${await tab.getAttribute('id')}"]`);
    await expectChanged(page, 'a tab', handle, () => handle.click());
    const filled = page.locator('progress').first();
    await expectChanged(page, 'a progress bar', filled, () =>
      filled.evaluate((bar: HTMLProgressElement) => {
        bar.value = bar.value > bar.max / 2 ? 0 : bar.max;
      }),
    );
  });

test('the menu shows where the user is, and a list what is selected', async ({ page, signedUp }) => {
  await signedUp({ onboarded: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/dashboard');
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  const current = page.locator('[aria-current="page"]');
  await expect(links.and(current).first()).toHaveCSS('border-left-width', '4px');
  const other = page.locator(':not([aria-current])');
  await expect(links.and(other).first()).not.toHaveCSS('border-left-width', '4px');
  await page.keyboard.press('Control+k');
  const options = page.getByRole('option');
  const [first, second] = [options.nth(0), options.nth(1)];
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first).toHaveCSS('border-left-width', '4px');
  await expect(second).not.toHaveCSS('border-left-width', '4px');
});
