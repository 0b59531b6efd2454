import { beforeAll, expect, it } from 'vitest';
import type { Call } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { putItem } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { assessmentStateKey } from '#functions/parts/assessments/state.ts';
import { enrolmentItem } from '#functions/parts/courses/enrolment.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import type { enrolments } from '#shared/features/enrolments/routes.ts';
import { list } from './list.ts';

/* What the list of a student's courses costs: with twenty of six lessons, all read, and three attempts at the tests of ten. */

withOwnTable();

const NOW = new Date('2026-12-01T08:00:00.000Z');
const COURSES = 20;
/** Coprime to their number: the ids of those that were read last are not next to each other. */
const SCATTERED = 7;
const idOf = (index: number): string => `course-${String((index * SCATTERED) % COURSES).padStart(2, '0')}`;
const hasTest = (index: number): boolean => index % 2 === 0;
const account = newAccount();
const at = NOW.toISOString();

const storeOne = async (index: number): Promise<void> => {
  const courseId = idOf(index);
  await putItem({
    Item: enrolmentItem({
      ...{ userId: account.id, courseId, title: 'A course with a title of usual length', version: 2 },
      status: 'completed',
      lessonTitles: Array.from({ length: 6 }, () => 'A lesson with a title of about fifty letters or so'),
      lessonsDone: [1, 2, 3, 4, 5, 6],
      exercisesDone: Array.from({ length: 18 }, (_, exercise) => exercise + 1),
      ...{ lesson: 6, place: 30, newer: { version: 3, changes: 'Lessons 2 and 4 changed.' } },
      startedAt: at,
      updatedAt: new Date(NOW.getTime() - index * 1000).toISOString(),
      completedAt: at,
    }),
  });
  if (!hasTest(index)) return;
  const attempts = [1, 2, 3].map(() => ({ id: newId(), at, status: 'failed', endedAt: at }));
  const questions = Array.from({ length: 36 }, (_, question) => `${1 + (question % 6)}.${question}`);
  await putItem({
    Item: {
      ...assessmentStateKey(account.id, courseId),
      ...{ userId: account.id, courseId, version: 6, begun: 3, attempts, passedAt: null, open: null },
      asked: { version: 2, questions },
    },
  });
};

beforeAll(async () => {
  for (let index = 0; index < COURSES; index++) await storeOne(index);
});

it('a page takes two read units at most, and the pages have all courses, the latest read first', async () => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const call = { account, now: NOW, query: { limit: 20, cursor } };
    const page = await countingUsage(async () => ({
      ...(await list(call as unknown as Call<typeof enrolments.list>)),
      ...usageSoFar(),
    }));
    expect(page.reads).toBeLessThanOrEqual(2);
    for (const [place, { assessment }] of page.items.entries())
      expect(assessment.attempts).toHaveLength(hasTest(ids.length + place) ? 3 : 0);
    ids.push(...page.items.map(({ courseId }) => courseId));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(ids).toEqual(Array.from({ length: COURSES }, (_, index) => idOf(index)));
});
