import { asAdmin } from './support/contact.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { delayAppCode, expectHydrated } from './support/hydration.ts';
import { toastSaying } from './support/signIn.ts';

test('a visitor reads the list before React, searches it with a slip, and narrows it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const before = await delayAppCode(page);
  await page.goto('/library');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  expect(await page.getByRole('listitem').filter({ hasText: 'min' }).count()).toBeGreaterThan(10);
  before.go();
  await expectHydrated(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search the library' }).fill('intervew');
  await expect(page).toHaveURL(/q=intervew/);
  await expect(page.getByRole('link', { name: 'How do I prepare for a job interview?' })).toBeVisible();
  await page.getByRole('combobox', { name: 'For', exact: true }).selectOption('mentor');
  await expect(page).toHaveURL(/role=mentor/);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/library$/);
});

test('a template is copied as plain text, line by line', async ({ otherDevice }) => {
  await otherDevice.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await otherDevice.newPage();
  await page.goto('/library/template-cover-letter');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Dear \[name[^\n]+\n\nI am applying for \[position\]/);
});

test('a student saves a text by the keyboard and finds it again, and the next step comes first', async ({
  page,
  signedUp,
}) => {
  await signedUp({ onboarded: true });
  await page.goto('/library/cover-letter');
  const save = page.getByRole('button', { name: /^Save / });
  await save.focus();
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith('/saved') && answer.request().method() === 'PUT',
  );
  await page.keyboard.press('Enter');
  await stored;
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/library?tab=saved');
  await expect(page.getByRole('link', { name: 'How do I write a cover letter?' })).toBeVisible();
  await page.getByRole('tab', { name: 'All' }).click();
  await page.getByRole('combobox', { name: 'Your next step comes first' }).selectOption('interview');
  await expect(page).toHaveURL(/step=interview/);
  await expectAccessible(page);
});

test('a reader reports a text, and an admin sees it first, replaces it beside another tab and gives it back', {
  tag: '@local',
}, async ({ page, context }) => {
  await page.goto('/library/gaps-in-a-resume');
  await page.getByRole('button', { name: 'Report a dead link or a mistake' }).click();
  await page.getByRole('radio', { name: 'It is out of date' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(toastSaying(page, 'Thank you for your report')).toBeVisible();
  await asAdmin(page);
  await page.goto('/dashboard/admin/library?show=reported');
  await page.getByRole('link', { name: 'How do I explain a gap in my resume?' }).click();
  await expect(page.getByText('Readers reported this entry')).toBeVisible();
  await page.getByLabel('Title').fill('How do I explain a gap?');
  const other = await context.newPage();
  await other.goto('/dashboard/admin/library/gaps-in-a-resume');
  await other.getByLabel('Answer').fill('Say it in a line.');
  await other.getByRole('button', { name: 'Save entry' }).click();
  await expect(toastSaying(other, 'Entry saved')).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('This entry was changed elsewhere')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(page.getByLabel('Answer')).toHaveValue('Say it in a line.');
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(toastSaying(page, 'Entry saved')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Settle reports' }).click();
  await expect(page.getByText('Readers reported this entry')).toBeHidden();
  await page.getByRole('button', { name: 'Restore built-in text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore built-in text' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'How do I explain a gap in my resume?' }),
  ).toBeVisible();
});

test('paper has the text to the end, without buttons', async ({ page }) => {
  await page.goto('/library/cover-letter');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
