import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import {
  type MentorshipRecord,
  mentorshipsOf,
  newMentorship,
} from '#functions/parts/mentorships/repository.ts';
import { member } from '#functions/testing/members.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { PLACES } from '#shared/features/mentors/rules.ts';
import type { MentorshipState } from '#shared/features/mentorships/rules.ts';

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
});
