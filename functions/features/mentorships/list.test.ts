import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import {
  type MentorshipRecord,
  mentorshipsOf,
  newMentorship,
} from '#functions/parts/mentorships/repository.ts';
import { storeMeeting } from '#functions/scenarios/meeting.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { member } from '#functions/testing/members.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { PLACES } from '#shared/features/mentors/rules.ts';
import { mentorships } from '#shared/features/mentorships/routes.ts';
import { MENTORING, type MentorshipState } from '#shared/features/mentorships/rules.ts';
import { list } from './list.ts';

beforeAll(asOperator);

/** A request with texts of a usual length. */
const requestOf = (number: number, mentorId = 'morgan'): MentorshipRecord => {
  const at = new Date(Date.parse('2026-11-02T09:00:00.000Z') + number * HOUR_MS).toISOString();
  const goals = ['Write better tests', 'Find a first job in a team'];
  return {
    id: `request-${number}-${mentorId}`,
    mentor: { id: mentorId, name: 'Morgan Mentor' },
    mentee: { id: `student-${number}`, name: 'Sami', university: 'Lisbon', major: 'Physics', year: '2028' },
    status: 'requested',
    asked: { goals, note: 'I have built two sites. '.repeat(8), weeks: 8, times: [] },
    minor: false,
    createdAt: at,
    updatedAt: at,
    answerBy: at,
    renewedBy: [],
    goals: [],
    goalsVersion: 0,
    progress: [],
    sessionsHeld: 0,
    history: [{ status: 'requested', at, by: 'mentee', user: `student-${number}` }],
    version: 1,
    told: [],
  };
};

describe('the requests of a mentor', () => {
  it('are listed as they are to be answered, on every page, whatever changed last', async () => {
    const mentor = await member({ role: 'mentor' });
    // So late that nothing is due about them, whatever time it is in other tests. The one to be answered first changed last.
    const stored = Array.from({ length: 5 }, (_, number): MentorshipRecord => {
      const moment = (hour: number) =>
        new Date(Date.parse('2900-01-01T00:00:00.000Z') + hour * HOUR_MS).toISOString();
      const request = {
        ...requestOf(number, mentor.id),
        createdAt: moment(0),
        answerBy: moment(72 + number),
      };
      return { ...request, updatedAt: moment(10 - number), ...(number === 0 && { status: 'active' }) };
    });
    for (const one of stored) await transact({ request: newMentorship(one) });
    const [active, first, second, third, fourth] = stored.map(({ id }) => id);
    const pages = async (state: MentorshipState, limit: number) => {
      const found: string[][] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const query = { as: 'mentor' as const, state, limit, ...(cursor !== undefined && { cursor }) };
        const { body } = await mentor.browser.call('mentorships.list', { query });
        found.push(body.items.map(({ id }) => id));
        cursor = body.nextCursor;
      }
      return found;
    };
    // The list is an index, which follows the table.
    await eventually('the mentorships', async () => (await pages('all', 5)).flat().length === 5);
    expect(await pages('requested', 3)).toEqual([[first, second, third], [fourth]]);
    expect(await pages('all', 2)).toEqual([[first, second], [third, fourth], [active]]);
  });
});

describe('a page of requests', () => {
  withOwnTable();

  it('is one query, in order: a read unit and a half for ten, and two and a half when all places that one can have are asked for', async () => {
    const requests = Array.from({ length: PLACES.max }, (_, number) => requestOf(number));
    for (const request of requests.toReversed()) await transact({ request: newMentorship(request) });
    const page = (count: number) =>
      countingUsage(async () => {
        const found = await mentorshipsOf({ userId: 'morgan', side: 'mentor', state: 'requested' }, count);
        return { ids: found.map(({ id }) => id), ...usageSoFar() };
      });
    const ids = requests.map(({ id }) => id);
    expect(await page(10)).toMatchObject({ ids: ids.slice(0, 10), reads: 1.5, calls: 1 });
    expect(await page(PLACES.max + 1)).toMatchObject({ ids, reads: 2.5, calls: 1 });
  });

  it('of a full mentor is read once, with the numbers of each state and the next session of each mentee', async () => {
    const account = await storeUser({ account: { role: 'mentor' } });
    const now = new Date('2026-11-02T09:00:00.000Z');
    const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
    const ACTIVE = 14;
    for (let number = 0; number < PLACES.max; number++) {
      const one = requestOf(number, account.id);
      if (number >= ACTIVE) await transact({ request: newMentorship(one) });
      else {
        await transact({ request: newMentorship({ ...one, status: 'active' }) });
        const { id, mentor: host, mentee: guest, createdAt } = one;
        const session = { reason: { kind: 'mentorship', id }, about: MENTORING, host, guest } as const;
        for (const days of [number + 20, number + 1])
          await storeMeeting({ ...session, status: 'confirmed', start: inDays(days), createdAt });
      }
    }
    const counts = { requested: PLACES.max - ACTIVE, active: ACTIVE, all: PLACES.max };
    const answer = (query: Record<string, string>) =>
      countingUsage(async () => {
        const call = { account, query: mentorships.list.query.parse(query), now };
        const page = await list(call as Parameters<typeof list>[0]);
        return { ...page, ...usageSoFar() };
      });
    const all = await answer({});
    expect(all).toMatchObject({ counts, reads: 5, calls: 3 });
    for (const { id, nextSession } of all.items) {
      const number = Number(id.split('-')[1]);
      expect(nextSession).toBe(number < ACTIVE ? inDays(number + 1) : null);
    }
    expect(await answer({ state: 'requested' })).toMatchObject({ counts, reads: 5, calls: 3 });
    expect(await answer({ state: 'active' })).toMatchObject({ counts, reads: 5, calls: 3 });
    // Pages that are shorter than what waits and goes on, and those that follow, read it besides.
    const { nextCursor: cursor, ...first } = await answer({ limit: '5' });
    expect(first).toMatchObject({ counts, calls: 4 });
    const second = await answer({ limit: '5', cursor: cursor ?? '' });
    expect(second).toMatchObject({ counts, calls: 4 });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      all.items.slice(0, 10).map(({ id }) => id),
    );
    expect(await answer({ state: 'over' })).toMatchObject({ items: [], counts, calls: 4 });
  });
});
