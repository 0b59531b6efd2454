import { type Account, getAccount } from '#functions/core/account.ts';
import { putItem, transact, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { newCard } from '#functions/features/assessments/cards.ts';
import { GOOD, review } from '#functions/features/assessments/fsrs.ts';
import { enrolIn } from '#functions/features/enrolments/enrol.ts';
import { saveProgress } from '#functions/features/enrolments/progress.ts';
import { type AttemptRecord, getAttempt, newAttempt } from '#functions/parts/assessments/attempts.ts';
import { grade } from '#functions/parts/assessments/grade.ts';
import { getPacks, type QuestionPack } from '#functions/parts/assessments/keys.ts';
import { draw, questionOf } from '#functions/parts/assessments/questions.ts';
import { getAssessmentState, newAssessmentState, stateWrite } from '#functions/parts/assessments/state.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { type EnrolmentRecord, enrolmentKey, getEnrolment } from '#functions/parts/courses/enrolment.ts';
import { getCourseVersion, getLesson } from '#functions/parts/courses/repository.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { fullName } from '#shared/core/names.ts';
import { ATTEMPT_MS } from '#shared/features/assessments/rules.ts';
import type { Answer } from '#shared/features/courses/exercises.ts';
import { accountsOf } from '../asks.ts';
import type { Person } from '../people/person.ts';
import { idFor, randomFor } from '../random.ts';
import { unlessThere } from '../unless-there.ts';
import { storeDraft, storePublished } from './authored.ts';
import { builtInCourses, publishCourses } from './publish-courses.ts';

/** A course of the demo student. */
interface Learned {
  readonly courseId: string;
  /** When it was begun. */
  readonly daysAgo: number;
  readonly lessonsDone: number;
  /** A place in the next lesson. */
  readonly place?: number;
  readonly attempt?: { readonly hoursAgo: number; readonly right: number };
}

/** One half done, one completed and passed, and one whose test was failed yesterday. */
const LEARNED: readonly Learned[] = [
  { courseId: 'git-in-a-team', daysAgo: 40, lessonsDone: 6, attempt: { hoursAgo: 30 * 24, right: 11 } },
  { courseId: 'python-for-data', daysAgo: 20, lessonsDone: 6, attempt: { hoursAgo: 20, right: 6 } },
  { courseId: 'react-essentials', daysAgo: 9, lessonsDone: 3, place: 5 },
];
/** The course that the demo mentor wrote. */
const BY_MENTOR = 'git-in-a-team';
/** When the courses were published. */
const PUBLISHED_DAYS_AGO = 60;

/** The exercises of a lesson, answered right once: they are practised from then on. */
const learnExercises = async (enrolment: EnrolmentRecord, lesson: number, at: Date): Promise<void> => {
  const { userId, courseId, version, title } = enrolment;
  const found = await getLesson(courseId, version, lesson);
  const numbers = new Set<string>();
  for (const { number, ...face } of found?.exercises ?? []) {
    const card = { courseId, course: title, version, lesson, exercise: number, ...face };
    await unlessThere(() => putItem(newCard(userId, { ...card, ...review(undefined, GOOD, at) })));
    numbers.add(String(number));
  }
  if (numbers.size > 0)
    await updateItem(updateOf(enrolmentKey(userId, courseId), { add: { exercisesDone: numbers } }));
};

/** Reads the lessons of a course, a day or so for each. */
const learn = async (student: Account, learned: Learned, anchor: Date): Promise<EnrolmentRecord> => {
  const { courseId, daysAgo, lessonsDone, place, attempt } = learned;
  const begun = new Date(anchor.getTime() - daysAgo * DAY_MS);
  const { version } = await enrolIn(student.id, courseId, undefined, begun);
  // The last one is done a day before the test.
  const untilDaysAgo = attempt ? attempt.hoursAgo / 24 + 1 : 2;
  const each = ((daysAgo - untilDaysAgo) * DAY_MS) / lessonsDone;
  for (let lesson = 1; lesson <= lessonsDone; lesson++) {
    const at = new Date(begun.getTime() + lesson * each);
    const enrolment = await saveProgress(
      student.id,
      courseId,
      { lesson, done: true, place: 20, version },
      at,
    );
    await learnExercises(enrolment, lesson, at);
  }
  const last = new Date(anchor.getTime() - 18 * HOUR_MS);
  if (place !== undefined)
    await saveProgress(student.id, courseId, { lesson: lessonsDone + 1, done: false, place, version }, last);
  return (await getEnrolment(student.id, courseId)) ?? enrolIn(student.id, courseId, undefined, begun);
};

/** Right answers to the first questions, and none to the others. */
const answersTo = (drawn: readonly string[], packs: readonly QuestionPack[], right: number) => {
  const answers: Record<string, Answer> = {};
  for (const [index, name] of drawn.slice(0, right).entries()) {
    const { objective, question } = questionOf(name);
    const key = packs.find((pack) => pack.objective === objective)?.questions[question - 1]?.key;
    if (!key) continue;
    answers[index + 1] = key.kind === 'text' || key.kind === 'code' ? (key.right[0] ?? '') : key.right;
  }
  return answers;
};

/** Begins an attempt at the test and hands it in. */
const tryTest = async (
  student: Account,
  { courseId, title, version }: EnrolmentRecord,
  { hoursAgo, right }: NonNullable<Learned['attempt']>,
  anchor: Date,
): Promise<void> => {
  const course = await getCourseVersion(courseId, version);
  const packs = await getPacks({ courseId, version }, course?.objectives.length ?? 0);
  const { between } = randomFor('attempt', courseId);
  const drawn = draw(packs, [], (below) => between(0, below - 1));
  const openedAt = new Date(anchor.getTime() - hoursAgo * HOUR_MS);
  const at = openedAt.toISOString();
  const attempt: AttemptRecord = {
    id: idFor('attempt', courseId),
    userId: student.id,
    student: { id: student.id, name: fullName(student) },
    ...{ courseId, title, courseVersion: version, number: 1, drawn },
    ...{ status: 'open', openedAt: at, updatedAt: at, version: 1 },
    expiresAt: new Date(openedAt.getTime() + ATTEMPT_MS).toISOString(),
    answers: answersTo(drawn, packs, right),
    sender: idFor('sender', 'demo'),
    history: [{ status: 'open', at, by: 'student' }],
  };
  const state = (await getAssessmentState(student.id, courseId)) ?? newAssessmentState(student.id, courseId);
  const begun = {
    attempts: [{ id: attempt.id, at, status: 'open' as const, endedAt: null }],
    begun: 1,
    open: attempt.id,
    asked: { version, questions: drawn },
  };
  if (state.begun === 0)
    await unlessThere(
      () => transact({ attempt: newAttempt(attempt), state: stateWrite(state, begun) }),
      'attempt',
    );
  const stored = await getAttempt(attempt.id);
  if (stored) await grade(stored, 'student', new Date(openedAt.getTime() + HOUR_MS));
};

/** Whether the student has done something with a course since the seed: then it stays as it is. */
const isTheirs = async ({ id }: Account, courseId: string, anchor: Date): Promise<boolean> => {
  const enrolment = await getEnrolment(id, courseId);
  return enrolment !== undefined && enrolment.updatedAt > anchor.toISOString();
};

const demoAdmin = async (): Promise<Account | undefined> => {
  const id = await userIdOf(demoEmail('admin'));
  return id === undefined ? undefined : getAccount(id);
};

/** The moment of the first seeding, and that of this one. */
interface Moments {
  readonly anchor: Date;
  readonly now: Date;
}

/** Publishes the product's own courses: one is by the demo mentor, who also writes another one. */
const publishAll = async (mentor: Account | undefined, { anchor, now }: Moments): Promise<string[]> => {
  const firstAt = new Date(anchor.getTime() - PUBLISHED_DAYS_AGO * DAY_MS);
  const [courses, reviewer] = await Promise.all([builtInCourses(), demoAdmin()]);
  const written = courses.find(({ id }) => id === BY_MENTOR);
  if (!mentor || !reviewer || !written) return publishCourses(now, { courses, firstAt });
  const author = { id: mentor.id, name: fullName(mentor), reviewer: fullName(reviewer) };
  const published = await publishCourses(now, { courses, firstAt, authors: { [BY_MENTOR]: author } });
  await storePublished(mentor, reviewer, { ...written, publishedAt: firstAt });
  await storeDraft(mentor, anchor);
  return published;
};

/**
 * Publishes the product's own courses, one of them by the demo mentor, and what the demo student has learned of them. Returns how
 * many versions are new.
 */
export const storeCourses = async (people: readonly Person[], moments: Moments): Promise<number> => {
  const { anchor } = moments;
  const [{ demo: student }, { demo: mentor }] = await Promise.all([
    accountsOf('student', people, 0),
    accountsOf('mentor', people, 0),
  ]);
  const published = await publishAll(mentor, moments);
  if (!student) return published.length;
  for (const learned of LEARNED) {
    if (await isTheirs(student, learned.courseId, anchor)) continue;
    const enrolment = await learn(student, learned, anchor);
    if (learned.attempt) await tryTest(student, enrolment, learned.attempt, anchor);
  }
  return published.length;
};
