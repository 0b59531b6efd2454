import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { type AttemptRecord, getAttempt } from '#functions/parts/assessments/attempts.ts';
import { getAssessmentState } from '#functions/parts/assessments/state.ts';
import { type EnrolmentRecord, getEnrolment, missingLessons } from '#functions/parts/courses/enrolment.ts';
import type { CourseVersion } from '#functions/parts/courses/record.ts';
import { getCourseVersion } from '#functions/parts/courses/repository.ts';
import { type ProjectRecord, projectsOf } from '#functions/parts/projects/repository.ts';
import { type ClaimedKind, monthsAfter, VALID_MONTHS } from '#shared/features/credentials/rules.ts';
import type { Credential } from '#shared/features/credentials/schema.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';
import { lessonsEvidence, testEvidence } from './evidence.ts';

/** What a student has shown for a credential, out of the records of courses, tests and reviews. */
export interface ShownWork {
  readonly course: CourseVersion;
  /** The latest moment of what counts: what is shown later renews the credential. */
  readonly shownAt: string;
  readonly evidence: Credential['evidence'];
}

/** What can be missing. */
type MissingPart = 'lessons' | 'test' | 'task';

const MISSING_TEXTS: Readonly<Record<MissingPart, string>> = {
  lessons: 'Some lessons of this course are not done.',
  test: 'The test of this course has not been passed within the last 24 months.',
  task: 'The task of this course has not been verified by two mentors within the last 24 months.',
};

const missing = (part: MissingPart, lessons: number[] = []) =>
  new AppError('not_eligible', { message: MISSING_TEXTS[part], details: { missing: [part], lessons } });

/** What is thrown when a credential has expired, and nothing was shown since. */
export const notShownAgain = () => missing('test');

const dayOf = (moment: string): string => moment.slice(0, 10);
const isRecent = (moment: string, now: Date): boolean =>
  monthsAfter(moment, VALID_MONTHS) > now.toISOString();

/** The latest attempt that passed and was not voided; undefined when there is none. */
const passedAttempt = async (userId: string, courseId: string): Promise<AttemptRecord | undefined> => {
  const state = await getAssessmentState(userId, courseId);
  const last = state?.attempts.findLast(({ status }) => status === 'passed');
  const attempt = last && (await getAttempt(last.id));
  return attempt?.status === 'passed' ? attempt : undefined;
};

/** The project for the task of a course that two mentors verified last; undefined when there is none. */
const verifiedTask = async (userId: string, courseId: string): Promise<ProjectRecord | undefined> =>
  (await projectsOf(userId, PROJECT.most))
    .filter(({ course, decided }) => course?.id === courseId && decided?.status === 'verified')
    .sort((one, other) => ((one.decided?.at ?? '') < (other.decided?.at ?? '') ? 1 : -1))[0];

const versionOf = async (courseId: string, version: number): Promise<CourseVersion> => {
  const course = await getCourseVersion(courseId, version);
  if (!course) throw new AppError('not_found', { message: 'This course doesn’t exist.' });
  return course;
};

const completed = async (
  { courseId, version, lessonTitles, completedAt }: EnrolmentRecord,
  now: Date,
  passed: AttemptRecord | undefined,
): Promise<ShownWork> => {
  // A test that was passed since says that the course is still known.
  const shownAt = [completedAt ?? now.toISOString(), passed?.submittedAt ?? ''].sort().at(-1) ?? '';
  if (!isRecent(shownAt, now)) throw missing('test');
  const evidence = [lessonsEvidence(lessonTitles.length, version)];
  return { course: await versionOf(courseId, version), shownAt, evidence };
};

const attemptEvidence = ({ right = [], drawn, bank, number, submittedAt = '' }: AttemptRecord) =>
  testEvidence({ right: right.length, drawn: drawn.length, bank, number, submittedAt });

const assessed = async (passed: AttemptRecord | undefined, now: Date): Promise<ShownWork> => {
  if (passed?.submittedAt === undefined || !isRecent(passed.submittedAt, now)) throw missing('test');
  return {
    course: await versionOf(passed.courseId, passed.courseVersion),
    shownAt: passed.submittedAt,
    evidence: [attemptEvidence(passed)],
  };
};

const certified = async (
  userId: string,
  courseId: string,
  passed: AttemptRecord | undefined,
  now: Date,
): Promise<ShownWork> => {
  const test = await assessed(passed, now);
  const project = await verifiedTask(userId, courseId);
  if (!project?.decided || !isRecent(project.decided.at, now)) throw missing('task');
  const { at, rubricVersion } = project.decided;
  const task = test.course.task ? `“${test.course.task.title}”` : 'of the course';
  const narrative = `The task ${task} was handed in as a project, and verified on ${dayOf(at)} by two independent mentors, who did not see each other’s scores, by version ${rubricVersion} of the rubric. Their scores were within 20 points.`;
  return {
    ...test,
    // The older of both: each has to be shown again by its own time.
    shownAt: [test.shownAt, at].sort()[0] ?? at,
    evidence: [...test.evidence, { name: 'Task', narrative }],
  };
};

/**
 * What a student has shown for a kind of credential of a course. Throws 404 for a course that they have not begun, and
 * `not_eligible` with what is missing.
 */
export const shownWork = async (
  { id }: Pick<Account, 'id'>,
  { courseId, kind }: { readonly courseId: string; readonly kind: ClaimedKind },
  now: Date,
): Promise<ShownWork> => {
  const [enrolment, passed] = await Promise.all([getEnrolment(id, courseId), passedAttempt(id, courseId)]);
  if (!enrolment) throw new AppError('not_found', { message: 'You have not begun this course.' });
  if (kind === 'assessed') return assessed(passed, now);
  if (kind === 'certified') return certified(id, courseId, passed, now);
  const lessons = missingLessons(enrolment);
  if (lessons.length > 0) throw missing('lessons', lessons);
  return completed(enrolment, now, passed);
};
