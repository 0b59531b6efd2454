import { placesIn, withNumbers } from '#shared/features/courses/exercise-places.ts';
import type { Exercise, Keyed, WrittenLesson } from '#shared/features/courses/package.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import type { Course, CourseChange } from './api.ts';

type StoredLesson = Course['lessons'][number];

/** A lesson as it was written, without the blocks that follow from its text. */
export const writtenLesson = (lesson: StoredLesson | undefined): WrittenLesson | undefined => {
  if (!lesson) return undefined;
  const { blocks: _, asked: __, ...written } = lesson;
  return written;
};

/** A list with the entry at an index replaced, added after the last, or (undefined) taken away. */
export const withEntry = <Entry>(
  entries: readonly Entry[],
  index: number,
  entry: Entry | undefined,
): Entry[] => [
  ...entries.slice(0, index),
  ...(entry === undefined ? [] : [entry]),
  ...entries.slice(index + 1),
];

/** The number of the first exercise of a lesson: they are numbered through the course. */
export const firstExercise = (lessons: readonly StoredLesson[], lesson: number): number =>
  lessons.slice(0, lesson - 1).reduce((sum, { exercises }) => sum + exercises.length, 1);

/** A text in which an exercise has a place: at the end, unless its author has written one. */
const withPlace = (text: string, number: number): string => {
  const longer = `${text}\n\n{{exercise ${number}}}`.trimStart();
  return placesIn(text).includes(number) || longer.length > COURSE.text ? text : longer;
};

/** A text without the place of an exercise, in which those after it have moved up. */
const withoutPlace = (text: string, number: number): string =>
  withNumbers(text, (place) => {
    if (place === number) return undefined;
    return place > number ? place - 1 : place;
  });

/**
 * Changes an exercise of a lesson; both are numbered from 1. The places in the text of the lesson follow; those in later lessons
 * are moved by the server.
 */
export const exerciseChange = (
  { lessons }: Course,
  lesson: number,
  exercise: number,
  written: Exercise | undefined,
): CourseChange => {
  const before = writtenLesson(lessons[lesson - 1]);
  if (!before) return {};
  const exercises = withEntry(before.exercises, exercise - 1, written);
  const number = firstExercise(lessons, lesson) + exercise - 1;
  const text = written ? withPlace(before.text, number) : withoutPlace(before.text, number);
  return { lessons: [{ number: lesson, lesson: { ...before, text, exercises } }] };
};

/** Changes a question of an objective; both are numbered from 1. */
export const questionChange = (
  { packs }: Course,
  objective: number,
  question: number,
  written: Keyed | undefined,
): CourseChange => ({
  packs: [{ objective, questions: withEntry(packs[objective - 1] ?? [], question - 1, written) }],
});

type Objective = Course['about']['objectives'][number];

/** Changes an objective, from 1; undefined takes it away with its questions. */
export const objectiveChange = (
  { about, packs }: Course,
  objective: number,
  written: Objective | undefined,
): CourseChange => {
  const objectives = withEntry(about.objectives, objective - 1, written);
  const changed = { about: { ...about, objectives } };
  if (written) return changed;
  // The questions of those after it move with them.
  const left = withEntry(packs, objective - 1, undefined);
  return { ...changed, packs: left.map((questions, index) => ({ objective: index + 1, questions })) };
};
