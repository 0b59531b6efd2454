import type { Account } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { putItem, transact } from '#functions/core/table.ts';
import { questionName, questionOf } from '#functions/parts/assessments/questions.ts';
import { enrolmentItem } from '#functions/parts/courses/enrolment.ts';
import { publicationSteps } from '#functions/parts/courses/publish.ts';
import { getCourse } from '#functions/parts/courses/repository.ts';
import type { Answer } from '#shared/features/courses/exercises.ts';
import type { CoursePackage, Exercise, Keyed } from '#shared/features/courses/package.ts';

export const LESSONS = 2;
export const OBJECTIVES = 6;
const QUESTIONS = 6;
const EXERCISES = 3;
/** What is right in the questions that ask for a number: nothing else has it. */
export const RIGHT_NUMBER = 86_421.75;

/** What is right in a question of a test course: each kind has one of six. */
const questionWith = (name: string, mark: string): Keyed => {
  const prompt = `What about ${name}?`;
  const options = ['one', 'two', 'three', 'four'].map((word) => `${word} of ${name}`);
  switch (questionOf(name).question) {
    case 1:
      return { kind: 'several', prompt, options, right: [1, 3] };
    case 2:
      return { kind: 'order', prompt, options, right: [3, 1, 2, 4] };
    case 3:
      return { kind: 'number', prompt, right: RIGHT_NUMBER, tolerance: 0.5, unit: 'ms' };
    case 4:
      return { kind: 'text', prompt, right: [`Right ${mark}`] };
    case 5:
      return { kind: 'code', prompt, language: 'js', code: 'log(1)', right: [`1 ${mark}`] };
    default:
      return { kind: 'choice', prompt, options, right: 2 };
  }
};

/** A right answer to a question of a test course, and a wrong one. */
export const answersTo = (name: string, mark: string): { readonly right: Answer; readonly wrong: Answer } => {
  const { right, kind } = questionWith(name, mark);
  if (kind === 'text' || kind === 'code') return { right: right[0] ?? '', wrong: 'Something else' };
  if (kind === 'several' || kind === 'order') return { right, wrong: [2, 1, 3, 4] };
  return { right, wrong: 1 };
};

const exercise = (number: number, mark: string): Exercise => ({
  kind: 'choice',
  prompt: `Exercise ${number}?`,
  options: ['left', 'middle', 'right'],
  right: 3,
  feedback: ['left', 'middle', 'right'].map((word) => `Why ${word} ${mark}.`),
  explanation: `Because ${mark}.`,
});

/** The places of the exercises in the text of a lesson, counted from 0. */
const placesIn = (lesson: number): string[] =>
  Array.from({ length: EXERCISES }, (_, place) => `{{exercise ${lesson * EXERCISES + place + 1}}}`);

/** A course with questions of each kind. `mark` is in each key that is a text, and in what explains exercises. */
export const testPackage = (mark = 'answer'): CoursePackage => ({
  format: 'fledge-course-1',
  about: {
    title: 'Tides',
    summary: 'How tides come and go.',
    skills: ['React'],
    hours: 2,
    level: 'beginner',
    prerequisites: [],
    completing: 'Completing means that all lessons are done.',
    passing: 'Passing means nine of twelve questions.',
    objectives: Array.from({ length: OBJECTIVES }, (_, index) => ({
      title: `Explain tide ${index + 1}`,
      lesson: 1 + (index % LESSONS),
    })),
    task: null,
  },
  lessons: Array.from({ length: LESSONS }, (_, index) => ({
    title: `Lesson ${index + 1}`,
    summary: 'About tides.',
    minutes: 10,
    sources: [],
    text: ['## Tides', 'They come and go.', ...placesIn(index)].join('\n\n'),
    exercises: Array.from({ length: EXERCISES }, (__, place) =>
      exercise(index * EXERCISES + place + 1, mark),
    ),
  })),
  questions: Array.from({ length: OBJECTIVES }, (_, objective) =>
    Array.from({ length: QUESTIONS }, (__, question) =>
      questionWith(questionName({ objective: objective + 1, question: question + 1 }), mark),
    ),
  ),
});

/** Publishes a test course, or its next version, and returns its id. */
export const publishTestCourse = async ({
  id = `tides-${newId().slice(0, 8)}`,
  mark = 'answer',
  authorId = null,
  at = new Date('2026-01-05T08:00:00.000Z'),
}: {
  readonly id?: string;
  readonly mark?: string;
  readonly authorId?: string | null;
  readonly at?: Date;
} = {}): Promise<string> => {
  const publication = { id, author: 'Fledge', authorId, reviewer: null, changes: '', at };
  await transact(publicationSteps(testPackage(mark), publication, await getCourse(id)));
  return id;
};

/** Makes a user a student of a course who has done all lessons, or those that are named. */
export const enrolIn = async (
  courseId: string,
  { id }: Pick<Account, 'id'>,
  { version = 1, lessonsDone = [1, 2] }: { readonly version?: number; readonly lessonsDone?: number[] } = {},
): Promise<void> => {
  const at = '2026-01-05T09:00:00.000Z';
  await putItem({
    Item: enrolmentItem({
      ...{ userId: id, courseId, title: 'Tides', version, status: 'active', newer: null },
      lessonTitles: Array.from({ length: LESSONS }, (_, index) => `Lesson ${index + 1}`),
      ...{ lessonsDone, exercisesDone: [], lesson: 1, place: 0 },
      ...{ startedAt: at, updatedAt: at, completedAt: null },
    }),
  });
};
