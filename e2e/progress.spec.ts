import { applyFor } from './support/applying.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures.ts';
import { asOperator } from './support/operator.ts';
import { someOpen } from './support/opportunities.ts';

/** The 15th of a month, some months before this one. */
const monthsAgo = (months: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15, 12));
};
const inWords = (date: Date): string =>
  date.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Lets a user have signed up long ago, and have proven two skills since. */
const withPast = async (userId: string): Promise<void> => {
  await asOperator();
  const [{ transact, updateItem }, { updateOf }, { accountKey }, { addProven }] = await Promise.all([
    import('#functions/core/table.ts'),
    import('#functions/core/update.ts'),
    import('#functions/core/account.ts'),
    import('#functions/parts/profile/proven.ts'),
  ]);
  await updateItem(updateOf(accountKey(userId), { set: { createdAt: monthsAgo(13).toISOString() } }));
  const proof = { kind: 'project', title: 'Tides', issuer: 'Fledge', validUntil: null } as const;
  await transact({
    proven: addProven(userId, [
      { ...proof, skill: 'React', proofId: 'one', provenAt: monthsAgo(2).toISOString() },
      { ...proof, skill: 'SQL', proofId: 'two', provenAt: monthsAgo(2).toISOString() },
    ]),
  });
};

// It stores a past.
test.describe('a student’s progress', { tag: '@local' }, () => {
  test('is on the home and under Applications, as chart, table and words', async ({
    page,
    signedUp,
    request,
  }) => {
    const person = await signedUp({ confirmed: true, onboarded: true });
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Your progress' });
    await expect(card.getByText('will appear here, month by month')).toBeVisible();

    await withPast(person.id);
    await applyFor(page.request, person, (await someOpen(request, 31)).id);
    await page.goto('/dashboard/student/applications');
    await expect(
      card.getByText('1 application so far, and 0 a month in your last three months'),
    ).toBeVisible();
    await card.getByRole('radio', { name: 'Learning' }).check();
    await expect(
      card.getByText('0 newly proven skills so far, and 0.7 a month in your last three months'),
    ).toBeVisible();
    const chart = card.getByRole('slider', { name: 'Learning by month' });
    await chart.press('ArrowLeft');
    await expect(chart).toHaveAttribute('aria-valuetext', /Proven skills 0/);
    await card.getByText('Table').click();
    const row = card.getByRole('row', { name: inWords(monthsAgo(2)) });
    await expect(row.getByRole('cell').last()).toHaveText('2');
    await expect(card.getByRole('row')).toHaveCount(13);
    await expectAccessible(page, 'the progress of a student');
    await page.setViewportSize({ width: 375, height: 720 });
    await expectNoSidewaysScroll(page);

    await page.goto('/dashboard');
    await expect(card.getByText('1 application so far')).toBeVisible();
  });

  test('is not shown to alumni', async ({ page, signedUp, request }) => {
    const person = await signedUp({ role: 'alumni', confirmed: true, onboarded: true });
    await applyFor(page.request, person, (await someOpen(request, 32)).id);
    await page.goto('/dashboard/alumni/applications');
    await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your progress' })).toHaveCount(0);
  });
});
