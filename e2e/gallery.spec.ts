import type { Page } from 'playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { openGallery, toasts } from './support/gallery.ts';

/** The design system in a real browser: elements in the page. See gallery-floating.spec.ts and gallery-overlays.spec.ts for what lies above it. */

for (const width of [320, 768, 1280])
  test(`everything is accessible at ${width} px`, { tag: '@local' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGallery(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

test('command menu: found by typing, done by Enter', { tag: '@local' }, async ({ page }) => {
  await openGallery(page);
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
  await expect(page.getByText('No results found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('tabs: arrows, Home and End; the disabled one is passed over', { tag: '@local' }, async ({ page }) => {
  await openGallery(page);
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
  await openGallery(page);
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
  await openGallery(page);
  const table = page.getByRole('table', { name: 'Applicants', exact: true });
  await expect(table.getByRole('columnheader')).toHaveCount(0);
  await expect(table.getByRole('row').first()).toContainText('UniversityKTH');
  await page.getByLabel('Sort by').first().selectOption('Name, descending');
  await expect(table.getByRole('rowheader').first()).toHaveText('Tomás Reyes');
});

test('page buttons: stop at the ends', { tag: '@local' }, async ({ page }) => {
  await openGallery(page);
  const pages = page.getByRole('navigation', { name: 'Applicants: pages' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('Page 3 of 3');
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a form shows errors at its fields and in a summary', { tag: '@local' }, async ({ page }) => {
  await openGallery(page);
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

test('animations take 120 to 200 ms, except loading indicators, and none with reduced motion', {
  tag: '@local',
}, async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Withdraw an application' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const duration of await durations(page)) expect(duration).toBeLessThanOrEqual(0.01);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const waiting = [900, 1600];
  for (const duration of await durations(page))
    if (duration > 0.01 && !waiting.includes(duration)) {
      expect(duration).toBeGreaterThanOrEqual(120);
      expect(duration).toBeLessThanOrEqual(200);
    }
});
