import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import {
  getMentorship,
  type MentorshipRecord,
  mentorshipsOf,
  newMentorship,
} from '#functions/parts/mentorships/repository.ts';
import { mentorWith, studentBorn } from '#functions/testing/mentors.ts';
import { accept, ask } from '#functions/testing/mentorships.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { advanceClock, asOperator, eventually } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { PLACES } from '#shared/features/mentors/rules.ts';
import type { MentorshipState } from '#shared/features/mentorships/rules.ts';

beforeAll(asOperator);

describe('the requests of a mentor', () => {
  it('are listed as they are to be answered, on every page, whatever changed last', async () => {
    const mentor = await mentorWith({ places: 5 });
    const ids: string[] = [];
    for (const _ of [1, 2, 3, 4, 5]) {
      ids.push((await ask(await studentBorn(), mentor)).body.id);
      await advanceClock(HOUR_MS);
    }
    const [active = '', first = '', second, third, fourth] = ids;
    (await accept(mentor, active)).body;
    // The reminder, 48 hours after the request, is the latest change of the one that is to be answered first.
    await advanceClock(44.5 * HOUR_MS);
    await eventually('the reminder', async () => ((await getMentorship(first))?.told.length ?? 0) > 0);
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
    await eventually('the acceptance', async () => (await pages('active', 5)).flat().length === 1);
    expect(await pages('requested', 3)).toEqual([[first, second, third], [fourth]]);
    expect(await pages('all', 2)).toEqual([[first, second], [third, fourth], [active]]);
  });
});

describe('a page of requests', () => {
  withOwnTable();

  /** A request with texts of a usual length. */
  const requestOf = (number: number): MentorshipRecord => {
    const at = new Date(Date.parse('2026-11-02T09:00:00.000Z') + number * HOUR_MS).toISOString();
    const goals = ['Write better tests', 'Find a first job in a team'];
    return {
      id: `request-${number}`,
      mentor: { id: 'morgan', name: 'Morgan Mentor' },
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
