import { applyFor } from './support/applying.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { openOpportunities } from './support/opportunities.ts';
import { toastSaying } from './support/signIn.ts';

test('follows applications here and outside, and withdraws with an undo', { tag: '@local' }, async ({
  page,
  signedUp,
}) => {
  const person = await signedUp({ confirmed: true, onboarded: true });
  const [one] = await openOpportunities(page.request);
  if (!one) throw new Error('no open opportunity');
  await applyFor(page.request, person, one.id);
  await page.goto('/dashboard/student/applications');
  const row = page.getByRole('row').filter({ hasText: one.title });
  await expect(row).toContainText('Wait for the answer by');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add application' }).click();
  const add = page.getByRole('dialog', { name: 'Add application' });
  await add.getByLabel('Job title').fill('Lock keeper on the canal');
  await add.getByLabel('Company').fill('Elsewhere Ltd');
  await add.getByRole('button', { name: 'Add application' }).click();
  await expect(toastSaying(page, 'Application added')).toBeVisible();
  const outside = page.getByRole('row').filter({ hasText: 'Lock keeper on the canal' });
  await expect(outside).toContainText('Outside');

  await row.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByRole('region', { name: /^Closed/ })).toContainText(one.title);
  await row.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('region', { name: /^Waiting/ })).toContainText(one.title);

  await page.getByRole('radio', { name: 'Board' }).click();
  await expect(page).toHaveURL(/view=board/);
  const card = page.getByRole('listitem').filter({ hasText: 'Lock keeper on the canal' });
  await card.getByRole('button', { name: /^Move/ }).click();
  await page.getByRole('menuitem', { name: 'Offer' }).click();
  await expect(page.getByRole('region', { name: 'Offer (1)' })).toContainText('Lock keeper on the canal');
  await expectAccessible(page);

  await page.getByRole('button', { name: one.title, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: one.title });
  await expect(sheet).toContainText('What you sent');
  await expect(sheet.getByRole('button', { name: 'Message', exact: true })).toBeVisible();
  await expect(sheet).toContainText(person.email);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('applications.csv');
  await page.setViewportSize({ width: 375, height: 780 });
  await expect(page.getByRole('region', { name: /^Needs you/ })).toContainText('Lock keeper on the canal');
  await expectNoSidewaysScroll(page);
});
