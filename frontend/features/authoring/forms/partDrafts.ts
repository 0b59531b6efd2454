import { moveDraft } from '#frontend/core/session/drafts.ts';
import { COURSE } from '#shared/features/courses/rules.ts';

/** What has a number in a course, and moves up when one before it is removed. */
export type Numbered =
  | { readonly what: 'lesson' | 'objective'; readonly number: number }
  | { readonly what: 'exercise' | 'question'; readonly of: number; readonly number: number };

/** The name of the draft of a part of a course, such as `lesson-2` or `question-1-3`. */
export const partDraft = (courseId: string, part: string): string => `authored-course:${courseId}:${part}`;

/** The names of an exercise and a question, within a course. */
export const exercisePart = (lesson: number, exercise: number): string =>
  `lesson-${lesson}-exercise-${exercise}`;
export const questionPart = (objective: number, question: number): string =>
  `question-${objective}-${question}`;

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);

/** How many there may be, and what can be drafted of each of them. */
const PARTS = {
  lesson: {
    most: COURSE.lessons.max,
    parts: (lesson: number) => [
      `lesson-${lesson}`,
      ...upTo(COURSE.exercises).map((exercise) => exercisePart(lesson, exercise)),
    ],
  },
  objective: {
    most: COURSE.objectives.max,
    parts: (objective: number) => [
      `objective-${objective}`,
      ...upTo(COURSE.questions.max).map((question) => questionPart(objective, question)),
    ],
  },
} as const;

const partsOf = (removed: Numbered): { most: number; parts: (number: number) => readonly string[] } => {
  switch (removed.what) {
    case 'lesson':
    case 'objective':
      return PARTS[removed.what];
    case 'exercise':
      return { most: COURSE.exercises, parts: (number) => [exercisePart(removed.of, number)] };
    case 'question':
      return { most: COURSE.questions.max, parts: (number) => [questionPart(removed.of, number)] };
  }
};

/** Moves what was typed and not saved yet along with the parts of a course that move up, since one before them was removed. */
export const closeGapInDrafts = (courseId: string, removed: Numbered): void => {
  const { most, parts } = partsOf(removed);
  for (let number = removed.number; number <= most; number++) {
    const later = parts(number + 1);
    for (const [index, name] of parts(number).entries())
      moveDraft(partDraft(courseId, later[index] ?? ''), partDraft(courseId, name));
  }
};
