import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { itemOf } from '#functions/core/keys.ts';
import { batchWrite } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { catalogOf } from '#functions/parts/mentors/catalog/catalog.ts';
import { changeOf } from '#functions/parts/mentors/catalog/compose.ts';
import { questionOf } from '#functions/parts/mentors/catalog/question.ts';
import { MENTORS } from '#functions/parts/mentors/catalog/snapshot.ts';
import { STORAGE } from '#functions/parts/mentors/catalog/storage.ts';
import { mentorItem, type StoredMentor } from '#functions/parts/mentors/repository.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { ASKED_AT, anyMentor, isAnswer } from '#functions/testing/naive-mentors.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { advanceClock } from '#functions/testing/stack.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { mentors } from '#shared/features/mentors/routes.ts';
import { fitVersion } from '#shared/features/mentors/seeker.ts';
import { followCalendar } from './free-times.ts';
import { pageOfMentors } from './list.ts';
import { followMentorUser } from './person.ts';

withOwnTable();

/** `serve` reads the session and the account. */
const SESSION = 2;
const sample = fc.sample(anyMentor, { numRuns: 100, seed: 1 });
let student: Account;
let other: Account;
/** The bucket takes requests of this week alone: so much later than the sample is asked, in whole days. */
let later = 0;
beforeAll(async () => {
  later = Math.floor(((await advanceClock(0)).getTime() - ASKED_AT.getTime()) / DAY_MS) * DAY_MS;
  student = await storeUser({ answers: { skills: ['React'], interests: ['Machine Learning'] } });
  other = await storeUser({ account: { role: 'alumni' } });
});

/** What a page consumes, with the page. */
const cost = (account: Account, query: Record<string, string>, now: Date) =>
  countingUsage(async () => {
    const page = await pageOfMentors(account, mentors.list.query.parse(query), now);
    return { page, reads: usageSoFar().reads + SESSION };
  });

const QUERIES = [
  {},
  { q: 'ada' },
  { expertise: 'React', language: 'German' },
  { industry: 'Design', type: 'Skill Specialist', freeBy: '2026-06-03' },
  { limit: '50' },
  { q: 'nobody', expertise: 'nothing' },
];

describe('a page of the directory', () => {
  it('comes out of the list of approved mentors while there is no snapshot, short and whole', async () => {
    await batchWrite(sample.map((mentor) => ({ PutRequest: { Item: mentorItem(mentor) } })));
    const found: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { page, reads } = await cost(
        other,
        { language: 'German', ...(cursor !== undefined && { cursor }) },
        ASKED_AT,
      );
      expect(reads).toBeLessThanOrEqual(10);
      found.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    const expected = sample.filter((mentor) => isAnswer(mentor, { language: 'German' }, false));
    expect(found.sort()).toEqual(expected.map(({ userId }) => userId).sort());
  });

  /** Stores a snapshot with so many listed mentors. */
  const fill = async (size: number, at: Date): Promise<void> => {
    const listed = sample.filter((mentor) => isAnswer(mentor, {}, false));
    const many = Array.from({ length: size }, (_, index): StoredMentor => {
      const one = listed[index % listed.length] as StoredMentor;
      return {
        ...one,
        userId: `mentor-${index}`,
        approvedForMinors: index % 2 === 0,
        freeTimes: one.freeTimes.map((time) => new Date(Date.parse(time) + later).toISOString()),
      };
    });
    const changes = many.map(changeOf);
    const listings = changes.flatMap(({ listing, version }) => (listing ? [{ listing, version }] : []));
    const { bytes, sha256 } = MENTORS.take(catalogOf(listings, fitVersion()), []);
    const before = await STORAGE.pointer(true);
    const latest = { key: await STORAGE.save(bytes, 0, at), sha256, number: 0 };
    await STORAGE.movePointer({ latest, earlier: [] }, before?.latest.key);
  };

  it('takes the same few units at 100 and at 10,000 mentors, cold and warm, whatever is asked', async () => {
    const costs: number[][] = [];
    let at = ASKED_AT.getTime() + later;
    for (const size of [100, 10_000]) {
      at += 120_000;
      await fill(size, new Date(at));
      costs.push([]);
      for (const account of [student, other])
        for (const query of QUERIES) {
          at += 1_000;
          const { page, reads } = await cost(account, query, new Date(at));
          expect(reads).toBeLessThanOrEqual(10);
          costs.at(-1)?.push(reads);
          if (Object.keys(query).length === 0) {
            expect(page.total).toBe(size);
            expect(page.items).toHaveLength(20);
            expect(page.nextCursor).not.toBeNull();
          }
        }
    }
    const [small, large] = costs;
    expect(large).toEqual(small);
  });

  it('a calendar, an account and a profile of a user who is no mentor cost a read or none', async () => {
    const at = ASKED_AT;
    const follow = (effect: typeof followCalendar, after: Record<string, unknown>) =>
      countingUsage(async () => {
        await effect({ before: undefined, after, at });
        return usageSoFar();
      });
    const one = { reads: 1, writes: 0, calls: 1 };
    const { id: userId } = other;
    expect(await follow(followCalendar, itemOf('availability', { userId }))).toEqual(one);
    expect(await follow(followCalendar, itemOf('calendar-week', { userId, monday: '2026-06-01' }))).toEqual(
      one,
    );
    expect(await follow(followMentorUser, itemOf('profile', { userId }))).toEqual(one);
    expect(await follow(followMentorUser, { ...itemOf('account', { userId }), role: 'student' })).toEqual({
      ...one,
      reads: 0,
      calls: 0,
    });
  });

  it('refuses a cursor of another student, and of other filters', async () => {
    const at = new Date(ASKED_AT.getTime() + later + 600_000);
    const { nextCursor } = (await cost(student, { limit: '5' }, at)).page;
    const cursor = nextCursor ?? '';
    await expect(cost(other, { cursor }, at)).rejects.toMatchObject({ code: 'invalid_cursor' });
    await expect(cost(student, { cursor, language: 'German' }, at)).rejects.toMatchObject({
      code: 'invalid_cursor',
    });
    expect(questionOf({ q: 'b a' })).toEqual(questionOf({ q: 'a b' }));
    const { page } = await cost(student, { cursor, limit: '5' }, at);
    expect(page.items).toHaveLength(5);
  });
});
