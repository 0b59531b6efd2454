import type { Course } from './course-folders.ts';
import { type Runnable, runnableIn } from './markdown.ts';

/** Code of a course that is run, and where it is. */
export type PlacedRunnable = Runnable & {
  readonly place: string;
  readonly of: 'lesson' | 'exercise' | 'question';
};

const inAsked = ({ keyed, isRun }: Course['questions'][number]): Runnable[] =>
  keyed.kind === 'code' && isRun
    ? [{ language: keyed.language, code: keyed.code, output: keyed.right[0] ?? '' }]
    : [];

/** All code of a course that is run: in its lessons, exercises and questions. */
export const allRunnable = ({ id, course, exercises, questions }: Course): PlacedRunnable[] => {
  const placed = (of: PlacedRunnable['of'], found: Runnable[], index: number): PlacedRunnable[] =>
    found.map((one, nth) => ({ ...one, of, place: `${id}, ${of} ${index + 1}, code ${nth + 1}` }));
  return [
    ...course.lessons.flatMap(({ text }, index) => placed('lesson', runnableIn(text), index)),
    ...exercises.flatMap((one, index) => placed('exercise', inAsked(one), index)),
    ...questions.flatMap((one, index) => placed('question', inAsked(one), index)),
  ];
};

/** Printed lines as they are compared: spaces at their ends and empty lines at the end make no difference. */
export const comparable = (printed: string): string =>
  printed
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd();
