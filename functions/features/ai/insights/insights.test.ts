import { expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { apply } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asked } from '#functions/testing/mentorships.ts';
import { published } from '#functions/testing/publish.ts';
import { advanceClock, itemAt } from '#functions/testing/stack.ts';
import { ROLES } from '#shared/core/contract.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { DISMISSED_MS } from '#shared/features/ai/rules.ts';
import { insightIdOf } from './look.ts';

const insightsOf = async ({ browser }: Member) => (await browser.call('ai.insights')).body.items;

it.each(ROLES)('says nothing to a new %s about whom there is nothing to say', async (role) => {
  const ids = (await insightsOf(await member({ role }))).map(({ id }) => id.split(':')[0]);
  // What waits for admins is not theirs alone.
  expect(ids.filter((kind) => kind !== 'account' && kind !== 'report')).toEqual([]);
});

it('says that a promised answer has not come, until the user dismisses it, and another one when it is another', async () => {
  const [person, one, two] = [await member(), await published(), await published()];
  await apply(person, one.id);
  await apply(person, two.id);
  const miss = (id: string) =>
    updateItem(
      updateOf(
        { pk: `user#${person.id}`, sk: `application#${id}` },
        { setAt: [[['opportunity', 'replyBy'], '2020-01-01']] },
      ),
    );
  expect(await insightsOf(person)).toEqual([]);
  await miss(one.id);
  const [late] = await insightsOf(person);
  expect(late?.text).toContain(one.title);
  const params = { id: late?.id ?? '' };
  expect((await person.browser.call('ai.dismissInsight', { params })).body).toEqual({ dismissed: true });
  expect(await insightsOf(person)).toEqual([]);
  await miss(two.id);
  expect((await insightsOf(person)).map(({ text }) => text)).toEqual([
    'Two answers that you were promised haven’t come. Write to those who owe them.',
  ]);
  const other = await member();
  expect(await insightsOf(other)).toEqual([]);
});

it('says to a mentor which request must be answered within a day, and again after the time for which it was dismissed', async () => {
  const { mentor, id } = await asked();
  expect(await insightsOf(mentor)).toEqual([]);
  const due = new Date((await advanceClock(0)).getTime() + DAY_MS / 2).toISOString();
  await updateItem(updateOf({ pk: `mentorship#${id}`, sk: 'mentorship' }, { set: { answerBy: due } }));
  const [request] = await insightsOf(mentor);
  expect(request).toMatchObject({ id: `request:${id}`, evidence: { path: `/dashboard/mentorships/${id}` } });
  await mentor.browser.call('ai.dismissInsight', { params: { id: `request:${id}` } });
  expect(await insightsOf(mentor)).toEqual([]);
  const dismissed = { pk: `ai#${mentor.id}`, sk: `dismissed#request:${id}` };
  const now = (await advanceClock(0)).getTime();
  expect(Number((await itemAt(dismissed.pk, dismissed.sk))?.ttl)).toBeGreaterThan(
    (now + DISMISSED_MS - DAY_MS) / 1000,
  );
  await updateItem(updateOf(dismissed, { set: { ttl: Math.floor(now / 1000) - 1 } }));
  expect((await insightsOf(mentor)).map((one) => one.id)).toEqual([`request:${id}`]);
});

it.each([
  ['skill', ['C++'], 'skill:C.2B.2B'],
  ['skill', ['C#'], 'skill:C.23'],
  ['late', ['a-b', 'c'], 'late:a-b:c'],
  ['skill', ['x'.repeat(300)], `skill:${'x'.repeat(114)}`],
])('the id of %s %j is %s', (kind, parts, expected) => {
  expect(insightIdOf(kind, ...parts)).toBe(expected);
});
