import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openGallery, toasts } from './support/gallery.ts';

/** What floats above the page: toasts, tooltips, menus, popovers, dialogs, by pointer, by keyboard and with time. */

/** Opens the gallery with a paused clock that the test advances. */
const openWithStoppedClock = async (page: Page) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  await openGallery(page);
  // A part that arrives later would move what floats, and nothing follows it without a clock.
  await expect(page.getByText('Drop your file here')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(new Date('2026-11-20T13:00:00Z'));
  // What React delays, such as a part whose code has just arrived, happens before the test begins.
  await page.clock.runFor(1000);
};

test('toasts: one at a time, for five seconds', { tag: '@local' }, async ({ page }) => {
  await openWithStoppedClock(page);
  await page.getByRole('button', { name: 'Default', exact: true }).click();
  await expect(toasts(page)).toContainText(['Application Submitted!']);
  await page.clock.runFor(4900);
  await expect(toasts(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Destructive' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText(['Sign in failed']);
  await page.clock.runFor(4900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test('toasts: F8 focuses them, hovering pauses them, and they close', { tag: '@local' }, async ({ page }) => {
  await openWithStoppedClock(page);
  await page.getByRole('button', { name: 'Default', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test('toasts: a swipe to the right by 50 px takes them away, a shorter one does not', {
  tag: '@local',
}, async ({ page }) => {
  await openWithStoppedClock(page);
  await page.getByRole('button', { name: 'Default', exact: true }).click();
  const swipe = async (distance: number) => {
    const box = await toasts(page).first().boundingBox();
    if (!box) throw new Error('There is no toast.');
    const [x, y] = [box.x + 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(-120);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(60);
  await expect(toasts(page)).toHaveCount(0);
});

test('tooltips: 700 ms, then 300 ms of grace for the next, 4 px away', { tag: '@local' }, async ({
  page,
}) => {
  await openWithStoppedClock(page);
  const first = page.getByRole('button', { name: 'Hover or focus me' });
  const second = page.getByRole('button', { name: 'And me' });
  const tip = page.getByRole('tooltip');
  await first.scrollIntoViewIfNeeded();
  await first.hover();
  await page.clock.runFor(690);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tip).toHaveText('Opens after 700 ms');
  // It is placed a moment after it is there.
  const gap = async () => {
    const [above, below] = [await tip.boundingBox(), await first.boundingBox()];
    return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
  };
  await expect.poll(gap).toBe(4);

  // Soon after one the next opens at once.
  await page.mouse.move(0, 0);
  await page.clock.runFor(110);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(250);
  await second.hover();
  await expect(tip).toHaveText('At the right');

  // Later it takes its time again.
  await page.mouse.move(0, 0);
  await page.clock.runFor(110);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(350);
  await first.hover();
  await page.clock.runFor(100);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(700);
  await expect(tip).toHaveCount(1);
});

test('tooltips: open on focus, close on Escape, blur, pointer down, click and scroll', {
  tag: '@local',
}, async ({ page }) => {
  await openWithStoppedClock(page);
  const button = page.getByRole('button', { name: 'Hover or focus me' });
  const tip = page.getByRole('tooltip');
  const byKeyboard = async () => {
    await page.getByRole('button', { name: 'Commands' }).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(tip).toHaveCount(1);
    await expect(button).toHaveAccessibleDescription('Opens after 700 ms');
  };
  await byKeyboard();
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(button).toBeFocused();
  await byKeyboard();
  await page.keyboard.press('Shift+Tab');
  await expect(tip).toHaveCount(0);
  await byKeyboard();
  await page.keyboard.press('Enter');
  await expect(tip).toHaveCount(0);
  await byKeyboard();
  await page.mouse.wheel(0, -200);
  await expect(tip).toHaveCount(0);
  await byKeyboard();
  await button.hover();
  await page.mouse.down();
  await expect(tip).toHaveCount(0);
  await page.mouse.up();
});

test('menu: by keyboard, with type-ahead that starts over after one second', { tag: '@local' }, async ({
  page,
}) => {
  await openWithStoppedClock(page);
  const button = page.getByRole('button', { name: 'Actions' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item('Edit')).toBeVisible();
  await page.clock.runFor(50);
  await expect(item('Edit')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.clock.runFor(50);
  await expect(item('Go home')).toBeFocused();
  await page.keyboard.press('End');
  await page.clock.runFor(50);
  await expect(item('Remove')).toBeFocused();
  await page.keyboard.press('r');
  await page.clock.runFor(850);
  // Still one search: no option starts with "rg".
  await page.keyboard.press('g');
  await page.clock.runFor(50);
  await expect(item('Remove')).toBeFocused();
  await page.clock.runFor(1100);
  await page.keyboard.press('g');
  await page.clock.runFor(50);
  await expect(item('Go home')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.clock.runFor(50);
  await expect(button).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
});
