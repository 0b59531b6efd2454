import { days, type RecordKinds, WRITTEN } from './kind.ts';

const LEARNING = {
  inCopy: true,
  describedAs: 'Your courses: what you read and answered, your tests and your practice',
} as const;
const WRITING = { inCopy: true, describedAs: 'Courses that you wrote, with their reviews' } as const;

export const COURSES_RECORDS = {
  /** What the list shows of a published course, and which version is the current one. */
  course: {
    pk: 'course#{id}',
    sk: 'course',
    /** Those that are published, by title. */
    lists: { published: { index: 'gsi1', pk: 'courses', sk: '{title}#{id}' } },
    owner: 'system',
    /** A new version. */
    stream: { stream: ['MODIFY'] },
    retention: { until: 'never' },
  },
  /** A published version: its outline, objectives and task. Written once. */
  'course-version': {
    pk: 'course#{id}',
    sk: 'version#{version}',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** A lesson of a version, with its exercises and without their keys. */
  lesson: {
    pk: 'course#{id}',
    sk: 'lesson#{version}#{number}',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** What is right in the exercises of a lesson, and why. The functions that serve courses may not read it. */
  'exercise-keys': {
    pk: 'exercise-keys#{id}',
    sk: '{version}#{lesson}',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** The questions of one objective with what is right. The functions that serve courses may not read it. */
  'question-pack': {
    pk: 'question-packs#{id}',
    sk: '{version}#{objective}',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** The sums from which the statistics of a version's questions follow: counted once for each first attempt. */
  'item-statistics': {
    pk: 'item-statistics#{id}',
    sk: '{version}#{objective}#{question}',
    owner: 'system',
    retention: { until: 'never' },
  },
  /** That a question was withdrawn: attempts that asked it are graded again. */
  'question-withdrawal': {
    pk: 'question-withdrawals#{id}',
    sk: '{version}#{objective}#{question}',
    owner: 'system',
    stream: { stream: ['INSERT'] },
    retention: { until: 'never' },
  },
  /** The quality of a version's test as the course's page shows it. */
  'test-quality': {
    pk: 'course#{id}',
    sk: 'quality#{version}',
    owner: 'system',
    retention: { until: 'never' },
  },
  enrolment: {
    pk: 'enrolments#{userId}',
    sk: '{courseId}',
    /** By what was read last. */
    lists: { ofUser: { index: 'gsi1', pk: 'user#{userId}#enrolments', sk: '{updatedAt}#{courseId}' } },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: LEARNING,
  },
  /** How many courses a user has begun. */
  'enrolment-count': {
    pk: 'enrolment-count#{userId}',
    sk: 'count',
    usedBy: 'enrolments',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...LEARNING, inCopy: false },
  },
  /** Who learns a course: those who are notified of a new version. Written once, with the enrolment. */
  'course-learner': {
    pk: 'course-learners#{courseId}',
    sk: '{userId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...LEARNING, inCopy: false },
  },
  /** A user's attempts at the test of one course: at most one of them is open. */
  'assessment-state': {
    pk: 'assessments#{userId}',
    sk: '{courseId}',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...LEARNING, inCopy: false },
  },
  /** The status, answers and result of an attempt: small, since each answer writes it. */
  attempt: {
    pk: 'attempt#{id}',
    sk: 'attempt',
    lists: {
      /** What an admin looks at. */
      watched: { index: 'gsi2', pk: 'watched-attempts', sk: '{openedAt}#{id}' },
      /** Once it is graded: those of one version of a course. */
      ofVersion: { index: 'gsi3', pk: 'attempts#{courseId}#{courseVersion}', sk: '{openedAt}#{id}' },
      /** While it is open. */
      due: { index: 'openDeadlines', pk: 'attempts-due', sk: '{expiresAt}' },
    },
    owner: 'user',
    stream: { stream: ['MODIFY'] },
    retention: { until: 'deletion' },
    personal: LEARNING,
  },
  /** An exercise that a user learned, and when it is due again. */
  'practice-card': {
    pk: 'practice#{userId}',
    sk: '{courseId}#{exercise}',
    lists: { due: { index: 'gsi1', pk: 'user#{userId}#practice', sk: '{dueAt}#{courseId}#{exercise}' } },
    owner: 'user',
    retention: { until: 'deletion' },
    personal: LEARNING,
  },
  /** How much a user practised on one day. */
  'practice-day': {
    pk: 'practice#{userId}',
    sk: 'day#{date}',
    owner: 'user',
    retention: days(3),
    personal: { inCopy: false, describedAs: 'How much you practised on a day' },
  },
  /** A course as its author has it: what it says of itself, its status and its review. */
  'authored-course': {
    pk: 'authored-course#{id}',
    sk: 'course',
    usedBy: 'authoring',
    lists: {
      ofUser: { index: 'gsi1', pk: 'user#{userId}#authored-courses', sk: '{updatedAt}#{id}' },
      /** While it waits for a review. */
      waiting: { index: 'gsi2', pk: 'waiting-courses', sk: '{submittedAt}#{id}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: WRITING,
  },
  'authored-lesson': {
    pk: 'authored-course#{id}',
    sk: 'lesson#{number}',
    usedBy: 'authoring',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: WRITING,
  },
  'authored-pack': {
    pk: 'authored-course#{id}',
    sk: 'pack#{objective}',
    usedBy: 'authoring',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: WRITING,
  },
  'authored-count': {
    pk: 'authored-count#{userId}',
    sk: 'count',
    usedBy: 'authoring',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: { ...WRITING, inCopy: false },
  },
} as const satisfies RecordKinds;
