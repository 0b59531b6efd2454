import { expect, it } from 'vitest';
import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { getItem } from '#functions/core/table.ts';
import { type EnrolmentRecord, getEnrolment } from '#functions/parts/courses/enrolment.ts';
import { getCourse } from '#functions/parts/courses/repository.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { answeredUnless, call } from '#functions/testing/call.ts';
import { publishCourse, someCourse, someLesson } from '#functions/testing/courses.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { throttle } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { enrol } from './enrol.ts';
import { leave } from './leave.ts';
import { progress } from './progress.ts';
import { tellLearners } from './tell-learners.ts';

/*
 * Students begin a course, read on two devices, leave and return, new versions are published, and they switch and go back, while
 * requests are repeated and the table throttles: all at the same time. Whatever succeeded, a student has one enrolment and is
 * counted once, no lesson that was reported as done is lost within a version, and a course whose lessons are done is completed.
 */

withOwnTable();

const START = Date.parse('2028-02-20T08:00:00.000Z');
const STEPS = 14;
const STUDENTS = 3;
const LESSONS = 3;

/** What may be refused: by a rule, by another change, or by a table that is busy. */
const answered = answeredUnless('conflict', 'not_found', 'unavailable');

/** The lessons of a version: the second one differs from version to version, and keeps its title. */
const versionOf = (number: number) =>
  someCourse(
    {},
    [1, 2, 3].map((lesson) =>
      someLesson(lesson, lesson === 2 ? { text: `Text ${number}.\n\n{{exercise 3}}\n\n{{exercise 4}}` } : {}),
    ),
  );

const check = async (courseId: string, student: Account, said: ReadonlySet<number>): Promise<void> => {
  const enrolment = await getEnrolment(student.id, courseId);
  if (!enrolment) return;
  const stored = (pk: string, sk: string) => getItem(z.looseObject({}), { pk, sk });
  expect(await stored(`enrolment-count#${student.id}`, 'count')).toMatchObject({ courses: 1 });
  expect(await stored(`course-learners#${courseId}`, student.id)).toBeDefined();
  // The lessons of all versions are the same ones: what was answered with success is done in each of them.
  for (const lesson of said) expect(enrolment.lessonsDone).toContain(lesson);
  if (enrolment.newer) expect(enrolment.newer.version).toBeGreaterThan(enrolment.version);
  if (enrolment.status === 'active') expect(enrolment.lessonsDone.length).toBeLessThan(LESSONS);
  if (enrolment.status === 'completed') {
    expect(enrolment.lessonsDone).toHaveLength(LESSONS);
    expect(enrolment.completedAt).not.toBeNull();
  }
};

const play = async (round: number): Promise<void> => {
  const random = randomFrom(RACE_SEED + round * 7919);
  const students = Array.from({ length: STUDENTS }, () => newAccount());
  const courseId = await publishCourse(versionOf(1), { id: `round-${round}`, at: new Date(START) });
  const said = new Map(students.map(({ id }) => [id, new Set<number>()]));
  let now = new Date(START);

  const read = async (student: Account, enrolment: EnrolmentRecord) => {
    const [lesson, done] = [1 + random(LESSONS), random(3) > 0];
    const body = { lesson, done, place: random(9), version: enrolment.version };
    const given = { account: student, params: { courseId }, body, now };
    const sent = [call(progress, given), ...(random(3) === 0 ? [call(progress, given)] : [])];
    const outcomes = await Promise.all(sent.map(answered));
    if (done && outcomes.some(Boolean)) said.get(student.id)?.add(lesson);
  };
  const act = async (student: Account) => {
    const enrolment = await getEnrolment(student.id, courseId);
    const given = { account: student, params: { courseId }, now };
    const what = random(10);
    if (!enrolment || what === 0) return answered(call(enrol, { ...given, body: {} }));
    if (what === 1) return answered(call(leave, given));
    if (what === 2) {
      const latest = (await getCourse(courseId))?.version ?? 1;
      return answered(call(enrol, { ...given, body: { version: 1 + random(latest) } }));
    }
    return Promise.all([read(student, enrolment), read(student, enrolment)]);
  };
  const publish = async () => {
    const latest = (await getCourse(courseId))?.version ?? 1;
    await publishCourse(versionOf(latest + 1), { id: courseId, at: now, changes: 'Another text.' });
    await tellLearners({ courseId, version: latest + 1 });
  };

  for (let step = 0; step < STEPS; step++) {
    now = new Date(now.getTime() + (1 + random(5)) * HOUR_MS);
    const student = students[random(STUDENTS)];
    if (random(4) === 0 && student) await throttle({ partition: `enrolments#${student.id}` }, 1 + random(3));
    await Promise.all([...students.map((one) => act(one)), ...(random(6) === 0 ? [publish()] : [])]);
    // A device that is not heard from again leaves nothing half done: the next one brings it to an end.
    for (const one of students) {
      const enrolment = await getEnrolment(one.id, courseId);
      if (!enrolment || enrolment.status === 'left') continue;
      const { lesson, place, version } = enrolment;
      await call(progress, {
        ...{ account: one, params: { courseId }, now },
        body: { lesson, done: false, place, version },
      });
      await check(courseId, one, said.get(one.id) ?? new Set());
    }
  }
  const course = await getCourse(courseId);
  if (course && course.version > 1) await tellLearners({ courseId, version: course.version });
  for (const { id } of students) {
    const enrolment = await getEnrolment(id, courseId);
    if (enrolment && course) expect(enrolment.newer?.version ?? enrolment.version).toBe(course.version);
  }
};

it.each(Array.from({ length: rounds(4, 200) }, (_, round) => round))(
  'round %i: nothing that was read is lost, and nothing is counted twice',
  (round) => play(round),
);
