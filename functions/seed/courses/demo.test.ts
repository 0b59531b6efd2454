import { expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { cardsOf } from '#functions/features/assessments/cards.ts';
import { shownEnrolment } from '#functions/features/enrolments/view.ts';
import { getAssessmentState } from '#functions/parts/assessments/state.ts';
import { getEnrolment } from '#functions/parts/courses/enrolment.ts';
import { getCourse } from '#functions/parts/courses/repository.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { allItems, withOwnTable } from '#functions/testing/own-table.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { storeCourses } from './demo.ts';

withOwnTable();

const ANCHOR = new Date('2026-11-02T09:00:00.000Z');

const demoAccount = (role: 'student' | 'mentor' | 'admin'): Promise<Account> =>
  storeUser({ account: { role, email: demoEmail(role) } });

/** The items of the table that are of one of some kinds, by their keys. */
const itemsOf = async (...kinds: string[]): Promise<(Record<string, unknown> & { key: string })[]> =>
  (await allItems())
    .filter(({ entity }) => kinds.includes(String(entity)))
    .map((item) => ({ ...item, key: `${item.pk} ${item.sk}` }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));

it('the demo student learns three courses, the demo mentor wrote two, and a second seeding changes nothing', async () => {
  const [student, mentor] = [await demoAccount('student'), await demoAccount('mentor')];
  await demoAccount('admin');
  expect(await storeCourses([], { anchor: ANCHOR, now: ANCHOR })).toBe(4);
  const seen = async (courseId: string) => {
    const enrolment = await getEnrolment(student.id, courseId);
    if (!enrolment) throw new Error(courseId);
    return shownEnrolment(enrolment, await getAssessmentState(student.id, courseId), student, ANCHOR);
  };
  expect(await seen('react-essentials')).toMatchObject({
    ...{ title: 'React essentials', status: 'active', lessonsDone: [1, 2, 3], lesson: 4, place: 5 },
    assessment: { attempts: [], missing: ['lessons'] },
  });
  const passed = await seen('git-in-a-team');
  expect(passed).toMatchObject({ status: 'completed', assessment: { attempts: [{ status: 'passed' }] } });
  expect(passed.assessment.passedAt).not.toBeNull();
  const failed = await seen('python-for-data');
  expect(failed).toMatchObject({
    status: 'completed',
    assessment: { attempts: [{ status: 'failed' }], missing: ['waiting'], open: null, passedAt: null },
  });
  const waits = Date.parse(failed.assessment.nextFrom ?? '') - ANCHOR.getTime();
  expect(waits).toBeGreaterThan(DAY_MS);
  expect(waits).toBeLessThanOrEqual(2 * DAY_MS - 19 * HOUR_MS);
  const [card] = await cardsOf(student.id, 1);
  expect(card && card.dueAt < ANCHOR.toISOString()).toBe(true);

  const written = await itemsOf('authored-course');
  expect(written.map(({ userId }) => userId)).toEqual([mentor.id, mentor.id]);
  expect(written.map(({ status }) => status).toSorted()).toEqual(['draft', 'published']);
  expect((await getCourse('git-in-a-team'))?.authorId).toBe(mentor.id);

  const kinds = ['course', 'enrolment', 'attempt', 'assessment-state', 'practice-card', 'authored-course'];
  const before = await itemsOf(...kinds);
  const later = new Date(ANCHOR.getTime() + DAY_MS);
  expect(await storeCourses([], { anchor: ANCHOR, now: later })).toBe(0);
  expect(await itemsOf(...kinds)).toEqual(before);
});
