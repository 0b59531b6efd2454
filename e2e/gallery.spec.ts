import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, expectNoSidewaysScroll, test } from './support/fixtures.ts';

/** The design system in a real browser: what each part does by pointer, by keyboard and with time. */

const open = async (page: Page) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
};

/** Opens the gallery with a clock that stands still until the test lets it run. */
const openWithStoppedClock = async (page: Page) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00Z') });
  await open(page);
  await page.clock.pauseAt(new Date('2026-11-20T13:00:00Z'));
};

const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');

for (const width of [320, 768, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`everything is accessible at ${width} px, ${colorScheme}`, { tag: '@local' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await open(page);
      await expectNoSidewaysScroll(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });

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

test('toasts: F8 leads to them, the pointer holds them, and they close', { tag: '@local' }, async ({
  page,
}) => {
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
  const [above, below] = [await tip.boundingBox(), await first.boundingBox()];
  expect(Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBe(4);

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

test('menu: by keyboard, with type-ahead that begins anew after one second', { tag: '@local' }, async ({
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
  // Still one search: "rg" is nobody's beginning.
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
      await open(page);
      const trigger = page.getByRole('button', { name: button, exact: true });
      if (how === 'click') await trigger.click();
      else await trigger.press('Enter');
      await expect(page.getByRole(opened)).toHaveCount(0);
      await expect(trigger).toBeVisible();
      release();
      await expect(page.getByRole(opened).first()).toBeVisible();
    });

test('a part that could not be fetched can be asked for again', { tag: '@local' }, async ({ page }) => {
  await page.route(/DialogPanel-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
  await open(page);
  const button = page.getByRole('button', { name: 'Withdraw an application' });
  await button.click();
  await expect(button).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
});

test('popover: the focus goes in, Escape brings it back, a press outside closes', { tag: '@local' }, async ({
  page,
}) => {
  await open(page);
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
  await open(page);
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

test('command menu: found by typing, done by Enter', { tag: '@local' }, async ({ page }) => {
  await open(page);
  const button = page.getByRole('button', { name: 'Commands' });
  await button.press('Enter');
  const field = page.getByRole('combobox', { name: 'Sample commands' });
  await expect(field).toBeFocused();
  await page.keyboard.type('exp');
  await expect(page.getByRole('option')).toHaveText(['Export the list']);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText(['Exported']);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await page.keyboard.type('zzz');
  await expect(page.getByText('Nothing fits these words.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('combobox: typing on the field searches, and Escape leaves it as it was', { tag: '@local' }, async ({
  page,
}) => {
  await open(page);
  const field = page.getByRole('combobox', { name: 'University', exact: true }).and(page.locator('button'));
  const option = page.getByRole('listbox').getByRole('option');
  await field.focus();
  await page.keyboard.type('nai');
  await expect(option).toHaveText(['University of Nairobi']);
  await page.keyboard.press('Enter');
  await expect(field).toHaveText('University of Nairobi');
  await expect(field).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(option.and(page.locator('[aria-selected=true]'))).toHaveText(/University of Nairobi/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(option).toHaveCount(0);
  await expect(field).toHaveText('University of Nairobi');
  await expect(field).toBeFocused();

  await field.click();
  await page.keyboard.type('no such place');
  await expect(page.getByText('Nothing fits these words.')).toBeVisible();
  // A press on the field itself closes, and does not open anew.
  await field.click();
  await expect(field).toHaveAttribute('aria-expanded', 'false');

  await expect(page.getByRole('combobox', { name: 'Home university' })).toHaveAccessibleDescription(
    'Choose your university',
  );
  await page.getByRole('combobox', { name: 'Host university' }).click();
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('combobox', { name: 'Former university' })).toBeDisabled();
});

test('tags: added by Enter, comma, suggestion and on leaving; removed by cross and Backspace', {
  tag: '@local',
}, async ({ page }) => {
  await open(page);
  const field = page.getByLabel('Required skills');
  const removers = page.getByRole('button', { name: /^Remove / });
  const box = field.locator('..');
  const tags = box.getByRole('button');
  const names = () => tags.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(await names()).toEqual(['Remove JavaScript', 'Remove React', 'Remove Node.js']);
  await expect(page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem')).toHaveCount(10);
  await field.fill('Rust');
  await field.press('Enter');
  await field.pressSequentially('Go,');
  await field.fill('react');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Add Python' }).click();
  await field.fill('Kotlin');
  await field.press('Tab');
  expect(await names()).toEqual(
    ['JavaScript', 'React', 'Node.js', 'Rust', 'Go', 'Python', 'Kotlin'].map((name) => `Remove ${name}`),
  );
  await field.focus();
  await page.keyboard.press('Backspace');
  await box.getByRole('button', { name: 'Remove JavaScript' }).click();
  await expect(field).toBeFocused();
  expect(await names()).toEqual(['React', 'Node.js', 'Rust', 'Go', 'Python'].map((name) => `Remove ${name}`));
  await expect(removers.last()).toBeDisabled();
});

test('tabs: arrows, Home and End; the disabled one is passed over', { tag: '@local' }, async ({ page }) => {
  await open(page);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('All Internships').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Saved')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: /Saved/ })).toContainText('No Saved Internships');
  await page.keyboard.press('ArrowRight');
  await expect(tab('All Internships')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('Saved')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: /All Internships/ })).toBeFocused();
});

test('table: sorts by its heads, which say so', { tag: '@local' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  const table = page.getByRole('table', { name: 'Applicants', exact: true });
  const names = table.getByRole('rowheader');
  const head = (name: string) => table.getByRole('columnheader', { name });
  await expect(head('Match')).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText(['Åsa Holm', 'Maya Okafor', 'Tomás Reyes', 'Ingrid Åberg']);
  await head('Match').getByRole('button').press('Enter');
  await expect(head('Match')).toHaveAttribute('aria-sort', 'ascending');
  await expect(names).toHaveText(['Ingrid Åberg', 'Tomás Reyes', 'Maya Okafor', 'Åsa Holm']);
  await head('Name').getByRole('button').click();
  await expect(head('Match')).toHaveAttribute('aria-sort', 'none');
  await expect(names).toHaveText(['Åsa Holm', 'Ingrid Åberg', 'Maya Okafor', 'Tomás Reyes']);
  await expect(head('University')).not.toHaveAttribute('aria-sort');
});

test('table: cards on a phone, with the same order to choose', { tag: '@local' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await open(page);
  const table = page.getByRole('table', { name: 'Applicants', exact: true });
  await expect(table.getByRole('columnheader')).toHaveCount(0);
  await expect(table.getByRole('row').first()).toContainText('UniversityKTH');
  await page.getByLabel('Sort by').first().selectOption('Name, descending');
  await expect(table.getByRole('rowheader').first()).toHaveText('Tomás Reyes');
});

test('pagination: goes to a page, and stops at the ends', { tag: '@local' }, async ({ page }) => {
  await open(page);
  const pages = page.getByRole('navigation', { name: 'Applicants: pages' });
  const current = pages.locator('[aria-current=page]');
  await expect(current).toHaveText('6');
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(current).toHaveText('7');
  await pages.getByRole('button', { name: 'Page 20 of 20' }).click();
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Page 1 of 20' }).click();
  await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
});

test('charts have the same figures as a table', { tag: '@local' }, async ({ page }) => {
  await open(page);
  const table = page.getByRole('table', { name: 'Profile views a week' });
  await expect(table.getByRole('row')).toHaveCount(12);
  await expect(table.getByRole('row', { name: 'Week 12 66' })).toBeAttached();
  const figure = page.getByRole('figure', { name: 'Profile views a week' });
  await figure.locator('svg').hover();
  await expect(figure.locator('svg')).toContainText(/Week \d+: \d+/);
});

test('a form speaks at its fields and lists what is wrong', { tag: '@local' }, async ({ page }) => {
  await open(page);
  const form = page.getByRole('form', { name: 'Sample' });
  await form.getByRole('button', { name: 'Send' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toContainText('Last name is required');
  await summary.getByRole('button', { name: 'Last name is required' }).click();
  await expect(form.getByLabel('Last name')).toBeFocused();
  await expect(form.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
});

/** The durations of all animations and transitions that any element of the page could run, in milliseconds. */
const durations = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<number>();
    for (const element of document.querySelectorAll('*'))
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const moves = style.animationName === 'none' ? '0s' : style.animationDuration;
        for (const duration of `${style.transitionDuration}, ${moves}`.split(', '))
          found.add(Math.round(Number.parseFloat(duration) * 100_000) / 100);
      }
    return [...found];
  });

test('nothing moves for those who asked for that', { tag: '@local' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.getByRole('button', { name: 'Withdraw an application' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const duration of await durations(page)) expect(duration).toBeLessThanOrEqual(0.01);
});

test('what moves for the others takes 120 to 200 ms, but for what waits', { tag: '@local' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await page.getByRole('button', { name: 'Withdraw an application' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const waiting = [900, 1600];
  for (const duration of await durations(page))
    if (duration > 0.01 && !waiting.includes(duration)) {
      expect(duration).toBeGreaterThanOrEqual(120);
      expect(duration).toBeLessThanOrEqual(200);
    }
});
