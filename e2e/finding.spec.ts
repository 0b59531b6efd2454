import { count, rows } from './support/explore.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { someOpen } from './support/opportunities.ts';

const PHONE = { width: 375, height: 780 };

test('a student finds jobs by filters with counts, and internships by season', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  await signedUp({ confirmed: true, onboarded: { skills: ['React', 'TypeScript'] } });
  await page.goto('/dashboard/student/jobs');
  await expect(page.getByRole('heading', { level: 1, name: 'Job Opportunities' })).toBeVisible();
  await expect(rows(page)).toHaveCount(20);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect(sort).toHaveValue('match');

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const remote = sheet.getByRole('combobox', { name: 'Work mode' }).getByRole('option', { name: /^Remote/ });
  await expect(remote).toHaveText(/^Remote \([1-9]\d*\)$/);
  await sheet.getByRole('combobox', { name: 'Work mode' }).selectOption('remote');
  await expect(page).toHaveURL('/dashboard/student/jobs?workMode=remote');
  await expect(count(page)).toHaveText(/\(filtered\)$/);
  await sheet.getByRole('textbox', { name: 'Pay from, a year' }).fill('30,000');
  await sheet.getByRole('textbox', { name: 'Pay from, a year' }).press('Enter');
  await expect(page).toHaveURL('/dashboard/student/jobs?workMode=remote&payFrom=30000&payCurrency=USD');
  // Rows are pale while others load.
  await expect(count(page)).toHaveText(/\(filtered\)$/);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/dashboard/student/jobs');
  await sort.selectOption('deadline');
  await expect(page).toHaveURL('/dashboard/student/jobs?sort=deadline');
  await expect(count(page)).toHaveText('Showing 20 opportunities');

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  // In one task, so that the second change comes before the first is in the address: it keeps the first.
  await sheet.getByRole('combobox').evaluateAll((selects) => {
    for (const select of selects)
      if (
        select instanceof HTMLSelectElement &&
        /^(Work mode|Employment type)/.test(select.labels[0]?.textContent ?? '')
      ) {
        select.selectedIndex = 1;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }
  });
  await expect(page).toHaveURL(/\?(?=.*workMode=)(?=.*employmentType=)/);

  await page.setViewportSize(PHONE);
  await page.goto('/dashboard/student/internships');
  await expect(rows(page).first()).toBeVisible();
  const season = page.getByRole('navigation', { name: 'Seasons' }).getByRole('link').nth(2);
  await season.click();
  await expect(page).toHaveURL(/\?season=(spring|summer|fall)-20\d\d$/);
  await expect(season).toHaveAttribute('aria-current', 'page');
  await expect(count(page)).toHaveText(/\(filtered\)$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('misspelt words find the likely meaning, and the page says so', async ({ page }) => {
  await page.goto('/explore?q=enginer');
  await expect(page.getByText('Nothing matches “enginer”.')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
});

test('a match opens into its receipt, by keyboard and at 375 px', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  const { id, skills } = await someOpen(page.request, 0, 'type=job');
  await signedUp({ confirmed: true, onboarded: { skills: skills.slice(0, 2) } });
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard');
  const percent = page.getByRole('button', { name: /^\d+% match$/ }).first();
  await percent.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Your match' });
  await expect(sheet.getByText(/^You meet \d+ of \d+ must-haves?$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(percent).toBeFocused();

  await page.goto(`/opportunities/${id}`);
  await expect(page.getByText(/^\d+% match$/)).toBeVisible();
  const part = page.locator('summary').filter({ hasText: 'Skills' });
  await part.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${skills[0]}: listed in your profile`, { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /^This is wrong/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Change my profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Report the posting' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
