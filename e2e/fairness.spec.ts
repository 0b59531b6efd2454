import { applyFor } from './support/applying.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
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
