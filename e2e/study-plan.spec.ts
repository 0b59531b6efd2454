import { readFile } from 'node:fs/promises';
import { inDays } from './support/applicants.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { toastSaying } from './support/signIn.ts';

test('a student plans studies by the keyboard, finds the deadline in the calendar, and takes it along as a file', async ({
  page,
  signedUp,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signedUp({ onboarded: true });
  await page.goto('/dashboard/student/study-plan');
  await page.getByRole('button', { name: 'Edit plan' }).click();
  const aim = page.getByRole('dialog');
  await aim.getByRole('checkbox', { name: 'Germany' }).check();
  await aim.getByRole('button', { name: 'Save plan' }).click();
  await expect(aim).toBeHidden();
  await expect(page.getByRole('link', { name: 'Germany' })).toBeVisible();

  await page.getByRole('button', { name: 'Add deadline' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Add deadline' }).click();
  await expect(sheet.getByRole('button', { name: 'Enter what is due' })).toBeVisible();
  await sheet.getByLabel('What is due').fill('Application, winter term');
  await sheet.getByLabel('Country').selectOption('de');
  await sheet.getByLabel('Date').fill(inDays(9));
  await sheet.getByLabel('Time zone').selectOption('Europe/Berlin');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('checkbox', { name: 'Application, winter term' })).toBeVisible();

  await page.getByRole('button', { name: 'Add document' }).click();
  await sheet.getByRole('textbox', { name: 'Document' }).fill('Transcript');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await page.getByRole('combobox', { name: 'State of Transcript' }).selectOption('requested');
  await expect(toastSaying(page, 'Document saved')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Calendar file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.replaceAll(/\r\n[ \t]/g, '')).toContain('SUMMARY:Application\\, winter term (Germany)');

  await page.goto('/dashboard/calendar?view=agenda');
  await expect(page.getByRole('article').filter({ hasText: 'Application, winter term' })).toContainText(
    'Study plan · Germany',
  );
  await page.goto('/dashboard/student/study-plan');
  await expect(page.getByRole('combobox', { name: 'State of Transcript' })).toHaveValue('requested');
  const box = page.getByRole('checkbox', { name: 'Application, winter term' });
  await box.click();
  await expect(box).toBeChecked();
  await expect(toastSaying(page, 'Deadline done')).toBeVisible();
  await page.goto('/dashboard/calendar?view=agenda');
  await expect(page.getByRole('heading', { name: 'Nothing in these four weeks' })).toBeVisible();
});

test('what another tab saved meanwhile is shown beside what was typed here, and neither is lost', async ({
  page,
  context,
  signedUp,
}) => {
  await signedUp({ onboarded: true });
  await page.goto('/dashboard/student/study-plan?edit=aim');
  const here = page.getByRole('dialog');
  await here.getByLabel('Notes').fill('Typed here.');
  const other = await context.newPage();
  await other.goto('/dashboard/student/study-plan?edit=aim');
  const there = other.getByRole('dialog');
  await there.getByRole('checkbox', { name: 'Canada' }).check();
  await there.getByRole('button', { name: 'Save plan' }).click();
  await expect(there).toBeHidden();
  await other.close();
  await here.getByRole('button', { name: 'Save plan' }).click();
  await expect(here.getByText('Your plan was changed elsewhere')).toBeVisible();
  await here.getByRole('button', { name: 'Keep my changes' }).click();
  await here.getByRole('button', { name: 'Save plan' }).click();
  await expect(here).toBeHidden();
  await expect(page.getByText('Typed here.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Canada' })).toBeVisible();
});
