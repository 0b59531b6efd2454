import { readFile } from 'node:fs/promises';
import type { Candidate } from '#shared/features/fairness/tally.ts';
import { applyFor } from './support/applying.ts';
import { asAdmin } from './support/contact.ts';
import { figuresFor } from './support/fairness.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { hiringFor } from './support/hiring.ts';
import { openOpportunities } from './support/opportunities.ts';
import { toastSaying } from './support/signIn.ts';

test('equal opportunity questions come once, after an application, and the answers can be deleted', async ({
  page,
  signedUp,
}) => {
  const person = await signedUp({ confirmed: true, onboarded: true });
  const [first, second] = await openOpportunities(page.request);
  if (!first || !second) throw new Error('there are not enough opportunities');
  await applyFor(page.request, person, first.id);
  await page.setViewportSize({ width: 375, height: 780 });
  await page.goto(`/opportunities/${first.id}`);
  const questions = page.getByRole('region', { name: 'Equal opportunity questions' });
  await questions.getByRole('button', { name: 'See the questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Equal opportunity questions' });
  await dialog.getByLabel('Race or ethnicity').selectOption('Two or more races');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Save answers' }).click();
  await expect(toastSaying(page, 'Answers saved')).toBeVisible();
  await expect(questions).toBeHidden();

  await applyFor(page.request, person, second.id);
  await page.goto('/dashboard/settings');
  const setting = page.getByRole('form', { name: 'Equal opportunity answers' });
  await expect(setting.getByLabel('Race or ethnicity')).toHaveValue('several');
  await expect(setting.getByLabel('Age')).toHaveValue('');
  await setting.getByRole('button', { name: 'Delete answers' }).click();
  await expect(toastSaying(page, 'Answers deleted')).toBeVisible();
  await expect(setting.getByLabel('Race or ethnicity')).toHaveValue('');
  await expect(setting.getByRole('button', { name: 'Delete answers' })).toBeHidden();

  await page.goto(`/opportunities/${second.id}`);
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await expect(questions).toBeHidden();
});

const some = (size: number, sex: 'female' | 'male' | 'another' | null, invited: number): Candidate[] =>
  Array.from({ length: size }, (_, index) => ({
    reached: index < invited ? 1 : 0,
    score: null,
    answers: { sex, race: null, age: null },
  }));

test('a company sees rates of groups from ten people on, and saves them for an auditor', {
  tag: '@local',
}, async ({ page, signedUp }) => {
  const employer = await signedUp({ role: 'employer', confirmed: true, onboarded: true });
  await hiringFor([employer], 'Pilot');
  await page.goto('/dashboard/employer/fairness');
  await expect(page.getByRole('heading', { name: 'No figures yet' })).toBeVisible();

  const candidates = [...some(40, 'male', 20), ...some(30, 'female', 6), ...some(9, 'another', 4)];
  await figuresFor(employer.id, '2026-Q2', [...candidates, ...some(12, null, 5)]);
  await page.reload();
  const sex = page.getByRole('region', { name: 'Sex or gender' });
  await expect(sex).toContainText('Below four-fifths of the highest rate: Female.');
  await expect(sex.getByRole('row', { name: /^Female 6 of 30 20% 0.40/ })).toBeVisible();
  await expect(sex.getByRole('row', { name: /Nonbinary/ })).toHaveCount(0);
  await expect(sex).toContainText('Not shown');
  await expectAccessible(page);
  // On paper, the figures say of what they are.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Outcome')).toBeVisible();
  await expect(page.getByLabel('Applied in')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Outcome').selectOption('Hired');
  await expect(sex).toContainText('This happened to no one of these groups.');
  await page.reload();
  await expect(page.getByLabel('Outcome')).toHaveValue('hired');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('"Female","Invited to an interview","30","6","0.2","0.4"');
  expect(csv).toContain('"Nonbinary or another","Invited to an interview","not shown","",""');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('an admin finds the demo company and reads its figures', { tag: '@local' }, async ({ page }) => {
  await asAdmin(page);
  await page.goto('/dashboard/admin/fairness');
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('Brightwell');
  await page.getByRole('link', { name: 'Brightwell Energy' }).click();
  await expect(page.getByRole('heading', { name: 'Fairness at Brightwell Energy', level: 1 })).toBeVisible();
  const sex = page.getByRole('region', { name: 'Sex or gender' });
  await expect(sex.getByRole('row', { name: /^Female/ })).toBeVisible();
  await page.getByRole('link', { name: 'All companies' }).click();
  await expect(page.getByRole('list', { name: 'Companies' })).toBeVisible();
});
