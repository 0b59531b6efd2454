import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { CONSISTENCY, type Missing } from '#shared/features/assessments/rules.ts';
import type { Course, WholeCourse } from '#shared/features/courses/schema.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import type { Enrolment } from './api.ts';

const plural = (count: number, one: string, more = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;

/** `6 hours`, `half an hour`. */
export const hoursInWords = (hours: number): string =>
  hours === 0.5 ? 'half an hour' : plural(hours, 'hour');

/** `25 min`. */
export const minutesInWords = (minutes: number): string => `${minutes} min`;

/** In how many of the user’s saved postings at least one skill of a course is asked for, at least; 0 when in none. */
export const postingsAsking = (
  { skills }: Pick<Course, 'skills'>,
  demand: AnswerOf<'courses.demand'> | undefined,
): number => {
  const taught = new Set(skills.map((skill) => skill.toLowerCase()));
  const asked = demand?.skills.filter(({ skill }) => taught.has(skill.toLowerCase())) ?? [];
  return Math.max(0, ...asked.map(({ postings }) => postings));
};

/** What a course would change for the user; empty where nothing is known. */
export const demandInWords = (postings: number): string =>
  postings === 0 ? '' : `Asked for in ${postings} of your saved postings`;

/** How far a student is: `2 of 6 lessons done`. */
export const progressOfCourse = ({
  lessonsDone,
  lessons,
}: Pick<Enrolment, 'lessonsDone' | 'lessons'>): string => {
  if (lessonsDone.length === 0) return 'No lesson done yet';
  return lessonsDone.length >= lessons
    ? 'All lessons done'
    : `${lessonsDone.length} of ${plural(lessons, 'lesson')} done`;
};

/** What a student needs before an attempt, each with a full stop. `when` says when one can begin. */
export const missingInWords = (missing: Missing, when: string): string =>
  ({
    lessons: 'Finish all lessons first.',
    email: 'Confirm your email address first.',
    waiting: `The next attempt can begin ${when}.`,
    open_attempt: 'You have an open attempt.',
    attempts_used: `You have used your three attempts of 90 days. The next can begin ${when}.`,
  })[missing];

/** Where a student is with the test: `Passed`, `Attempt open`, `Next attempt from …`. `when` words a moment. */
export const testInWords = (
  { assessment, lessonsDone, lessons }: Pick<Enrolment, 'assessment' | 'lessonsDone' | 'lessons'>,
  when: (moment: string) => string,
): string => {
  const { passedAt, renewable, open, nextFrom, missing, attempts } = assessment;
  if (passedAt !== null)
    return `Test passed on ${when(passedAt)}${renewable ? '. You can take it again' : ''}`;
  if (open !== null) return 'Your attempt at the test is open';
  if (nextFrom !== null) return `Not passed yet. Next attempt from ${when(nextFrom)}`;
  if (lessonsDone.length < lessons || missing.includes('lessons'))
    return 'The test opens once all lessons are done';
  return attempts.length === 0 ? 'You can take the test' : 'You can take the test again';
};

/** How well the test of a course measures, in sentences for people who do not know statistics. */
export const qualityInWords = (quality: NonNullable<WholeCourse['quality']>): readonly string[] => {
  const { attempts, passed, consistency, discriminating, questions } = quality;
  const consistent =
    consistency > CONSISTENCY.good
      ? 'Its questions agree well with each other about who knows the subject'
      : consistency >= CONSISTENCY.enough
        ? 'Its questions mostly agree with each other about who knows the subject'
        : 'Its questions do not agree enough with each other yet, so read a result with care';
  return [
    `${attempts.toLocaleString('en')} people took it for the first time, and ${Math.round(passed * 100)}% of them passed.`,
    `${consistent} (consistency ${Math.max(0, consistency).toFixed(2)}).`,
    `${discriminating} of ${plural(questions, 'question')} tell those who know it from those who do not.`,
  ];
};

/** What a result says first: `10 of 12 right, 9 are needed to pass`. */
export const resultInWords = ({ right, of }: { right: number; of: number }, passMark: number): string =>
  `${right} of ${of} right, ${passMark} ${passMark === 1 ? 'is' : 'are'} needed to pass`;

/** What is left of today's practice: `3 cards left today`. */
export const leftInWords = (left: number): string =>
  left === 0 ? 'Nothing left for today' : `${plural(left, 'card')} left today`;

/** From when on, for a sentence: `on Thu 3 Dec, 14:00, in 2 days`. `at` words the moment. */
export const untilInWords = (moment: string, now: number, at: (moment: string) => string): string => {
  const hours = Math.ceil((Date.parse(moment) - now) / HOUR_MS);
  if (hours <= 0) return 'now';
  const left = hours <= 48 ? plural(hours, 'hour') : plural(Math.ceil((hours * HOUR_MS) / DAY_MS), 'day');
  return `on ${at(moment)}, in ${left}`;
};
