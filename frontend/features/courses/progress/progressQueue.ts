import type { OutboxView } from '#frontend/core/forms/outbox.ts';
import type { InputOf } from '#shared/route-types.ts';
import type { Enrolment } from '../api.ts';

/** What this device knows of the progress in a course, as the API takes it. */
export type Progress = { readonly courseId: string } & Readonly<InputOf<'enrolments.progress'>['body']>;

const isNumber = (value: unknown): boolean => Number.isInteger(value);

/** Whether something stored is progress. */
export const isProgress = (stored: unknown): stored is Progress => {
  const { courseId, lesson, done, place, version }: Partial<Progress> = Object(stored);
  return (
    typeof courseId === 'string' &&
    typeof done === 'boolean' &&
    isNumber(lesson) &&
    isNumber(place) &&
    isNumber(version)
  );
};

/**
 * What waits to be sent once there is one more: the place of a course is that of the latest, and a lesson that is done stays
 * done.
 */
export const addProgress = (waiting: readonly Progress[], next: Progress): readonly Progress[] => {
  const isSameLesson = (one: Progress) =>
    one.courseId === next.courseId && one.lesson === next.lesson && one.version === next.version;
  const wasDone = waiting.some((one) => isSameLesson(one) && one.done);
  const others = waiting.filter((one) => one.courseId !== next.courseId || (one.done && !isSameLesson(one)));
  return [...others, wasDone ? { ...next, done: true } : next];
};

/** The enrolment as it will be once what waits is sent. */
export const withProgress = (enrolment: Enrolment, waiting: readonly Progress[]): Enrolment => {
  const own = waiting.filter(
    ({ courseId, version }) => courseId === enrolment.courseId && version === enrolment.version,
  );
  const last = own.at(-1);
  if (!last) return enrolment;
  const done = new Set([...enrolment.lessonsDone, ...own.filter((one) => one.done).map((one) => one.lesson)]);
  return {
    ...enrolment,
    lessonsDone: [...done].sort((one, other) => one - other),
    lesson: last.lesson,
    place: last.place,
  };
};

/** Where the progress is, in a few words; empty while there was none. */
export const progressInWords = ({ waiting, state }: OutboxView<Progress>): string => {
  if (waiting.length === 0) return state === 'saved' ? 'Saved' : '';
  if (state === 'local' || state === 'refused') return 'Will be saved when you are back online';
  // Where one reads is saved silently.
  return waiting.some(({ done }) => done) ? 'Saving…' : 'Saved';
};
