import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { openGallery, toasts } from './support/gallery.ts';

/** Menus, popovers, dialogs and sheets: code that arrives late or not at all, and the focus. */

for (const { name, button, opened } of [
  { name: 'menu', button: 'Actions', opened: 'menuitem' },
  { name: 'popover', button: 'Notifications', opened: 'dialog' },
] as const)
  for (const how of ['click', 'Enter'] as const)
    test(`a ${name} whose code is slow opens when it has arrived, by ${how}`, { tag: '@local' }, async ({
      page,
    }) => {
      let release = () => {};
      const arrival = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/(Menu|Popover)Panel-.*\.js/, async (route) => {
        await arrival;
        await route.continue();
      });
      await openGallery(page);
      const trigger = page.getByRole('button', { name: button, exact: true });
      if (how === 'click') await trigger.click();
      else await trigger.press('Enter');
      await expect(page.getByRole(opened)).toHaveCount(0);
      await expect(trigger).toBeVisible();
      release();
      await expect(page.getByRole(opened).first()).toBeVisible();
    });

for (const { part, opener, opened } of [
  {
    part: 'DialogPanel',
    opener: 'Withdraw an application',
    opened: (page: Page) => page.getByRole('dialog'),
  },
  { part: 'ToastRegion', opener: 'Destructive', opened: toasts },
])
  test(`a part that could not be fetched can be asked for again: ${part}`, { tag: '@local' }, async ({
    page,
  }) => {
    let refused = 0;
    await page.route(new RegExp(`${part}-.*\\.js`), (route) => {
      refused += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await openGallery(page);
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.click();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(opened(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    // A press that comes before the first one's wish was taken back goes with it.
    await expect(async () => {
      await button.click();
      await expect(opened(page)).toHaveCount(1, { timeout: 5000 });
    }).toPass();
  });

test('dialog: beside a toast, too, Escape closes it as soon as it is shown', { tag: '@local' }, async ({
  page,
}) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Destructive', exact: true }).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=dialog]')) return;
      observer.disconnect();
      document.documentElement.dataset.pressed = '';
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Withdraw an application' }).click();
  await expect(page.locator('html[data-pressed]')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('popover: the focus goes in, Escape brings it back, a press outside closes', { tag: '@local' }, async ({
  page,
}) => {
  await openGallery(page);
  const button = page.getByRole('button', { name: 'Notifications', exact: true });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await button.press('Enter');
  await expect(page.getByRole('button', { name: 'Mark as read' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(panel).toHaveCount(0);
  await button.click();
  await expect(panel).toBeVisible();
  await page.getByRole('heading', { name: 'Above the page' }).click();
  await expect(panel).toHaveCount(0);
});

test('dialog and sheet: hold the focus, close by Escape and give it back', { tag: '@local' }, async ({
  page,
}) => {
  await openGallery(page);
  for (const [opener, name] of [
    ['Withdraw an application', 'Withdraw this application?'],
    ['Open the filters', 'Filters'],
  ] as const) {
    const button = page.getByRole('button', { name: opener });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    for (let times = 0; times < 5; times += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});
