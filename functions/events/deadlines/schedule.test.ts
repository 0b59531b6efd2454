import { expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { listOf } from '#functions/parts/opportunities/lists/keys.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { Browser } from '#functions/testing/api.ts';
import { store, walk } from '#functions/testing/publish.ts';
import { advanceClock, eventually, itemAt, itemsOf } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';

it('the day after its deadline the schedule closes an opportunity, and it leaves the search', async () => {
  const today = earliestDay(await advanceClock(0));
  const mark = `mark-${newId()}`;
  const [ending, going] = [today, '2999-12-31'].map((deadline) =>
    someOpportunity({ deadline, skills: [mark] }),
  );
  if (!ending || !going) throw new Error('two opportunities');
  await store([ending, going]);
  const found = async () => (await walk({ skills: mark })).map(({ id }) => id).sort();
  await eventually('both in the lists', async () => (await found()).length === 2);

  await advanceClock(DAY_MS + HOUR_MS);
  const closed = await eventually('the closing', async () => {
    const item = await itemAt(`opportunity#${ending.id}`, 'opportunity');
    return item?.status === 'expired' && item;
  });
  expect(closed).toMatchObject({ title: ending.title, deadline: ending.deadline, version: 2 });
  expect(closed.history).toMatchObject([
    { status: 'draft' },
    { status: 'open' },
    { status: 'expired', by: 'schedule' },
  ]);
  // It leaves the list of open deadlines with the same write.
  expect(closed).not.toHaveProperty('deadlineList');
  expect(await itemAt(`opportunity#${going.id}`, 'opportunity')).toMatchObject({
    status: 'open',
    version: 1,
  });
  const left = await eventually('the posting to go', async () => {
    const places = (await itemsOf(listOf().pk)).map(({ sk }) => String(sk));
    return !places.some((place) => place.endsWith(ending.id)) && places;
  });
  expect(left.some((place) => place.endsWith(going.id))).toBe(true);
  expect(await found()).toEqual([going.id]);
  const page = await new Browser().call('opportunities.get', { params: { id: ending.id } });
  expect(page.body.status).toBe('expired');
});
