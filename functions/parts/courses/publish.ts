import { createHash } from 'node:crypto';
import { itemOf, listKey } from '#functions/core/keys.ts';
import type { Steps, Write } from '#functions/core/transaction.ts';
import type { AnswerKey } from '#functions/parts/assessments/grading.ts';
import {
  type ExerciseKey,
  exerciseKeysWrite,
  type Question,
  questionPackWrite,
} from '#functions/parts/assessments/keys.ts';
import type { Block } from '#shared/core/blocks.ts';
import type { ShownExercise } from '#shared/features/courses/exercises.ts';
import type { CoursePackage, Exercise, Keyed, WrittenLesson } from '#shared/features/courses/package.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import type { Lesson } from '#shared/features/courses/schema.ts';
import { blocksOf } from './markdown.ts';
import type { CourseRecord, CourseVersion } from './record.ts';

/** What a publication says beyond the package. */
export interface Publication {
  readonly id: string;
  readonly author: string;
  /** The account of the author; null for the product's own courses. */
  readonly authorId: string | null;
  readonly reviewer: string | null;
  /** What the version changes, in words; empty for the first. */
  readonly changes: string;
  readonly at: Date;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

/** A hash by which a package is known to be the same one. */
export const packageHash = ({ about, lessons, questions }: CoursePackage): string =>
  hashOf([about, lessons, questions]);

/** The blocks of a text that was checked; throws for one that was not. */
const checkedBlocks = (markdown: string, most: number): readonly Block[] => {
  const { blocks, findings } = blocksOf(markdown, most);
  const [first] = findings;
  if (first) throw new Error(`Line ${first.line}: ${first.message} “${markdown.slice(0, 60)}…”`);
  return blocks;
};

/** An exercise or a question as learners get it: nothing of what is right. */
export const shownOf = (keyed: Keyed): ShownExercise => ({
  kind: keyed.kind,
  prompt: [...checkedBlocks(keyed.prompt, COURSE.prompt)],
  options: 'options' in keyed ? keyed.options : [],
  unit: keyed.kind === 'number' ? (keyed.unit ?? null) : null,
  code: keyed.kind === 'code' ? { language: keyed.language, text: keyed.code } : null,
});

const keyOfAnswer = (keyed: Keyed): AnswerKey => {
  switch (keyed.kind) {
    case 'choice':
      return { kind: 'choice', right: keyed.right };
    case 'several':
    case 'order':
      return { kind: keyed.kind, right: keyed.right };
    case 'number':
      return { kind: 'number', right: keyed.right, tolerance: keyed.tolerance };
    case 'text':
    case 'code':
      return { kind: keyed.kind, right: keyed.right };
  }
};

const exerciseKey = (exercise: Exercise, number: number): ExerciseKey => ({
  number,
  key: keyOfAnswer(exercise),
  feedback: exercise.feedback ?? [],
  explanation: exercise.explanation,
});

/** The number of the first exercise of each lesson: they are numbered through the course. */
export const firstExercises = (lessons: readonly WrittenLesson[]): number[] =>
  lessons.map(
    (_, index) => 1 + lessons.slice(0, index).reduce((sum, { exercises }) => sum + exercises.length, 0),
  );

/**
 * A hash of what a learner gets of a lesson. The exercises count from its first one: a lesson does not change by an exercise that
 * another lesson got.
 */
const contentHashOf = ({ text, exercises }: WrittenLesson, first: number): string =>
  hashOf([
    text.replaceAll(/\{\{exercise (\d+)\}\}/g, (_, number) => `{{exercise ${Number(number) - first + 1}}}`),
    exercises.map(shownOf),
  ]);

/** What the page of a course says of its lessons. */
export const outlineOf = (lessons: readonly WrittenLesson[]): CourseVersion['outline'] => {
  const first = firstExercises(lessons);
  return lessons.map((lesson, index) => ({
    number: index + 1,
    title: lesson.title,
    summary: lesson.summary,
    minutes: lesson.minutes,
    exercises: lesson.exercises.length,
    contentHash: contentHashOf(lesson, first[index] ?? 1),
    firstExercise: first[index] ?? 1,
  }));
};

/** A lesson as it is read. */
export const lessonOf = (
  { about, lessons }: Pick<CoursePackage, 'about' | 'lessons'>,
  { id, version }: { id: string; version: number },
  number: number,
): Lesson => {
  const written = lessons[number - 1];
  if (!written) throw new RangeError(`There is no lesson ${number}.`);
  const first = firstExercises(lessons)[number - 1] ?? 1;
  const { title, summary, minutes, sources, exercises, text } = written;
  return {
    courseId: id,
    version,
    course: about.title,
    number,
    lessons: lessons.length,
    ...{ title, summary, minutes, sources },
    blocks: [...checkedBlocks(text, COURSE.text)],
    exercises: exercises.map((exercise, index) => ({ number: first + index, ...shownOf(exercise) })),
  };
};

/** What the list shows of a published course. */
const courseOf = (course: CoursePackage, publication: Publication, version: number): CourseRecord => {
  const { title, summary, skills, hours, level, completing, passing } = course.about;
  const { id, author, authorId, changes, at } = publication;
  return {
    ...{ id, version, title, summary, skills, hours, level, completing, passing, author, authorId, changes },
    lessons: course.lessons.length,
    publishedAt: at.toISOString(),
    retired: false,
    contentHash: packageHash(course),
  };
};

const versionOf = (course: CoursePackage, publication: Publication, shown: CourseRecord): CourseVersion => {
  const { contentHash, retired, authorId, ...listed } = shown;
  const { prerequisites, objectives, task } = course.about;
  return {
    ...listed,
    reviewer: publication.reviewer,
    ...{ prerequisites, objectives },
    outline: outlineOf(course.lessons),
    task: task && { ...task, brief: [...checkedBlocks(task.brief, COURSE.brief)] },
  };
};

/** A course with its place in the list, where it is unless it was retired. */
export const courseItem = (course: CourseRecord) => ({
  ...itemOf('course', course),
  ...course,
  ...(course.retired ? {} : listKey('course', 'published', course)),
});

/**
 * The steps of a transaction that publishes a package as the next version of its course: what the list and the pages show, and
 * apart from that what is right. `before` is the course as it was read, which another publication must not have changed. Throws
 * for a package whose texts have findings.
 */
export const publicationSteps = (
  course: CoursePackage,
  publication: Publication,
  before: CourseRecord | undefined,
): Steps => {
  const version = (before?.version ?? 0) + 1;
  const { id } = publication;
  const shown = courseOf(course, publication, version);
  const first = firstExercises(course.lessons);
  const texts = course.lessons.map((_, index): Write => {
    const lesson = lessonOf(course, { id, version }, index + 1);
    const key = { id, version: String(version), number: String(index + 1) };
    return { Put: { Item: { ...itemOf('lesson', key), ...lesson } } };
  });
  const of = { courseId: id, version };
  return {
    course: {
      Put: {
        Item: courseItem(shown),
        ...(before
          ? {
              ConditionExpression: 'version = :version',
              ExpressionAttributeValues: { ':version': before.version },
            }
          : { ConditionExpression: 'attribute_not_exists(pk)' }),
      },
    },
    version: {
      Put: {
        Item: {
          ...itemOf('course-version', { id, version: String(version) }),
          ...versionOf(course, publication, shown),
        },
      },
    },
    texts,
    exerciseKeys: course.lessons.map(({ exercises }, index) =>
      exerciseKeysWrite(
        of,
        index + 1,
        exercises.map((exercise, place) => exerciseKey(exercise, (first[index] ?? 1) + place)),
      ),
    ),
    packs: course.questions.map((questions, index) =>
      questionPackWrite(
        of,
        index + 1,
        questions.map((keyed): Question => ({ shown: shownOf(keyed), key: keyOfAnswer(keyed) })),
      ),
    ),
  };
};
