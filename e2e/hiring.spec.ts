import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { hiringFor, manyApplyFor } from './support/hiring.ts';
import { signUp } from './support/people.ts';

test('an employer exports whom they see, and every figure of the analytics opens its list', {
  tag: '@local',
}, async ({ page, signedUp, otherDevice }) => {
  const employer = await signedUp({ role: 'employer', firstName: 'Erin', confirmed: true, onboarded: true });
  await page.goto('/dashboard/employer/analytics');
  await expect(page.getByRole('heading', { name: 'Your account is waiting for approval' })).toBeVisible();
  await page.goto('/dashboard/employer/applicants');
  await expect(page.getByRole('heading', { name: 'Your account is waiting for approval' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a posting' })).toBeVisible();
  await expectAccessible(page, 'an employer who waits for approval');
  const id = await hiringFor([employer], 'Harbour Pilot');
  await page.goto('/dashboard/employer/analytics');
  await expect(page.getByRole('heading', { name: 'No numbers yet' })).toBeVisible();
  const student = await signUp(otherDevice, {
    firstName: 'Mia',
    confirmed: true,
    onboarded: { skills: ['React'] },
  });
  const applied = await otherDevice.request.post('/api/applications', {
    data: { userId: student.id, opportunityId: id, source: 'search' },
  });
  expect(applied.status(), await applied.text()).toBe(201);

  await page.goto('/dashboard/employer/applicants?sort=name');
  await page.getByRole('button', { name: 'Export Data' }).click();
  await page.getByRole('menuitem', { name: 'CSV for spreadsheets' }).click();
  const file = page.getByRole('region', { name: 'Export' });
  await expect(file.getByText('1 applicant as CSV')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'an export that is ready');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    file.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^applicants-.*\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('"Harbour Pilot"');
  // The address still names it, and so does the bell.
  await page.reload();
  await expect(file.getByText('1 applicant as CSV')).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/dashboard/employer/analytics');
  const sources = page.getByRole('table', { name: 'Sources' });
  // The page asks again every half minute until there are numbers.
  await expect(sources).toBeVisible({ timeout: 70_000 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'analytics');
  await sources.getByRole('link', { name: 'Search' }).click();
  await expect(page.getByText('Came from search')).toBeVisible();
  await expect(page.getByText('1 applicant', { exact: true })).toBeVisible();
});

test('everyone the filters find is selected over several pages and moved at once', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const employer = await signedUp({ role: 'employer', firstName: 'Erin', confirmed: true, onboarded: true });
  const id = await hiringFor([employer], 'Harbour Pilot');
  await manyApplyFor(id, 23);
  await page.goto('/dashboard/employer/applicants');
  await page.getByRole('button', { name: 'Advanced Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Advanced Filters' });
  await sheet.getByRole('combobox', { name: 'Got as far as' }).selectOption('Applied');
  await sheet.getByRole('combobox', { name: 'Came from' }).selectOption('Not recorded');
  await sheet.getByRole('button', { name: 'Show applicants' }).click();
  await expect(page.getByText('23 applicants', { exact: true })).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Select Robin/ })
    .first()
    .check();
  const selection = page.getByRole('region', { name: 'Selection' });
  await selection.getByRole('checkbox', { name: 'Select all 20 shown' }).check();
  await selection.getByRole('button', { name: 'Select all 23' }).click();
  await expect(selection.getByText('23 applicants selected')).toBeVisible();
  await selection.getByRole('button', { name: 'Mark as reviewed…' }).click();
  await page
    .getByRole('dialog', { name: 'Mark as reviewed 23 applicants?' })
    .getByRole('button', { name: 'Mark as reviewed' })
    .click();
  await expect(page.getByRole('tab', { name: 'Reviewed 23' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'New 0' })).toBeVisible();
});
