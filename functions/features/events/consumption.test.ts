import { beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import type { Call } from '#functions/core/handlers.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { putItem } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { listEvent } from '#functions/parts/events/listed.ts';
import { someEvent, storeEvent } from '#functions/scenarios/event.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import type { events } from '#shared/features/events/routes.ts';
import { list } from './list.ts';

/*
 * What a page of a list costs: it must not grow with the number of events. The texts are as long as those of the demo data.
 */

withOwnTable();

const NOW = new Date('2026-12-01T08:00:00.000Z');
const EVENTS = rounds(400, 10_000);
/** The first that is to come. */
const FIRST = 2;
const [student, host] = [newAccount(), newAccount({ role: 'alumni' })];

const eventNumber = (index: number) =>
  someEvent(
    {
      id: `e-0000-0000-0000-${String(index).padStart(8, '0')}`,
      host,
      title: `From thesis to first job: a round table, number ${index}`,
      description: 'Six alumni say what they would do differently in their last two semesters. '.repeat(12),
      venue: 'Alumni house, Garden room, 2 Mill Lane',
      audience: index % 3 === 0 ? 'university' : 'everyone',
      university: 'Technical University of Munich',
      // The first three are over.
      startsAt: new Date(NOW.getTime() + (index - 2) * HOUR_MS).toISOString(),
    },
    NOW,
  );

beforeAll(async () => {
  const numbers = Array.from({ length: EVENTS }, (_, index) => index);
  await inParallel(numbers, 16, async (index) => listEvent(undefined, eventNumber(index)));
  const profileData = { university: 'technical university of  Munich' };
  await putItem({ Item: { pk: `user#${student.id}`, sk: 'profile', profileData } });
  for (const index of [FIRST + 1, FIRST + 2])
    await storeEvent(eventNumber(index), [{ who: student, status: 'going' }], NOW);
});

const page = async (query: object, account: Account = student) => {
  const call = { account, now: NOW, query: { when: 'upcoming', limit: 20, ...query } };
  return countingUsage(async () => {
    const answer = await list(call as unknown as Call<typeof events.list>);
    return { ...answer, ...usageSoFar() };
  });
};

it(`a page takes at most two read units at ${EVENTS} events, the first and the later ones, and they have all of them in order`, async () => {
  const ids: string[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 12; pages++) {
    const { items, nextCursor, reads, writes } = await page(cursor === undefined ? {} : { cursor });
    expect(reads).toBeLessThanOrEqual(2);
    expect(writes).toBe(0);
    expect(items.length).toBeGreaterThanOrEqual(8);
    ids.push(...items.map(({ id }) => id));
    cursor = nextCursor ?? undefined;
  }
  expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => eventNumber(index + FIRST).id));
  // The time has gone on since the page before.
  const page1 = await page({});
  const later = { account: student, now: new Date(NOW.getTime() + 5 * HOUR_MS) };
  const query = { when: 'upcoming', limit: 20, cursor: page1.nextCursor };
  const next = await list({ ...later, query } as unknown as Call<typeof events.list>);
  expect(next.items[0]?.id).toBe(eventNumber(FIRST + page1.items.length).id);
  const [, first] = page1.items;
  expect(first).toMatchObject({ mine: { status: 'going' }, hosting: false });
  const other = newAccount({ role: 'mentor' });
  const { items, reads } = await page({}, other);
  expect(reads).toBeLessThanOrEqual(2);
  expect(items.every(({ audience }) => audience === 'everyone')).toBe(true);
});

it('a search reads on for a bounded number of units, and goes on by its cursor', async () => {
  const last = EVENTS - 2;
  let cursor: string | undefined;
  let found: string[] = [];
  do {
    const { items, nextCursor, reads } = await page({ q: `ROUND ${last}`, ...(cursor && { cursor }) });
    expect(reads).toBeLessThanOrEqual(45);
    found = [...found, ...items.map(({ id }) => id)];
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined && found.length === 0);
  expect(found).toContain(eventNumber(last).id);
});
