import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import {
  aboutSchema,
  type CoursePackage,
  coursePackageSchema,
  courseSourceSchema,
  exerciseSchema,
  keyedSchema,
  writtenLessonSchema,
} from '#shared/features/courses/package.ts';

/** `course.yaml` of a folder; the texts, exercises and questions are files beside it. */
const courseFileSchema = z.strictObject({
  ...aboutSchema.shape,
  id: z.string().regex(/^[a-z][a-z0-9-]{2,40}$/),
  lessons: z.array(
    z.strictObject({
      ...writtenLessonSchema.pick({ title: true, summary: true, minutes: true }).shape,
      sources: z.array(courseSourceSchema).default([]),
    }),
  ),
  task: aboutSchema.shape.task.default(null),
});

/** Of which lesson or objective an entry is, and whether a test runs its code. */
const mark = { run: z.boolean().optional() };
const inLesson = z.object({ ...mark, lesson: z.number().int().min(1) });
const inObjective = z.object({ ...mark, objective: z.number().int().min(1) });

/** YAML has dates of its own; the contract has them as texts. */
const yamlOf = (text: string): unknown => parse(text, { schema: 'core' });

/** One course of the product's own, as its folder has it. */
export interface BuiltInCourse {
  readonly id: string;
  readonly course: CoursePackage;
}

/** What a file lacks, as one line that names the file. */
const parsedFile = <T>(schema: z.ZodType<T>, value: unknown, name: string): T => {
  const { data, error } = schema.safeParse(value);
  if (data === undefined) throw new Error(`${name}: ${z.prettifyError(error ?? new z.ZodError([]))}`);
  return data;
};

/** Throws for a word that an entry cannot have: a misspelt one would be left out. */
const checkWords = (entry: unknown, known: object, place: string): void => {
  const other = Object.keys(z.looseObject({}).parse(entry)).find((word) => !(word in known));
  if (other !== undefined) throw new Error(`${place}: there is no “${other}” in it.`);
};

/** The exercises or questions of each group, in the order of the file. */
const grouped = <G extends object, T extends object>(
  entries: readonly unknown[],
  {
    group,
    groupOf,
    schema,
    name,
  }: { group: z.ZodType<G>; groupOf: (of: G) => number; schema: z.ZodType<T>; name: string },
  groups: number,
): T[][] => {
  const lists: T[][] = Array.from({ length: groups }, () => []);
  for (const [index, entry] of entries.entries()) {
    const place = `${name}, number ${index + 1}`;
    const of = parsedFile(group, entry, place);
    const list = lists[groupOf(of) - 1];
    if (!list) throw new Error(`${place}: there is no lesson or objective of this number.`);
    const parsed = parsedFile(schema, entry, place);
    checkWords(entry, { ...of, ...parsed }, place);
    list.push(parsed);
  }
  return lists;
};

/**
 * Reads a course from its folder, in the form that docs/courses.md describes. Throws for a file that is missing or says something
 * else, with its name and what is wrong.
 */
export const courseFrom = async (folder: string): Promise<BuiltInCourse> => {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const file = parsedFile(courseFileSchema, yamlOf(await read('course.yaml')), 'course.yaml');
  const { id, lessons, ...about } = file;
  const listed = async (name: string) => parsedFile(z.array(z.unknown()), yamlOf(await read(name)), name);
  const exercises = grouped(
    await listed('exercises.yaml'),
    { group: inLesson, groupOf: ({ lesson }) => lesson, schema: exerciseSchema, name: 'exercises.yaml' },
    lessons.length,
  );
  const questions = grouped(
    await listed('questions.yaml'),
    {
      group: inObjective,
      groupOf: ({ objective }) => objective,
      schema: keyedSchema,
      name: 'questions.yaml',
    },
    about.objectives.length,
  );
  const texts = await Promise.all(lessons.map((_, index) => read(`lesson-${index + 1}.md`)));
  const course = {
    format: 'fledge-course-1',
    about,
    lessons: lessons.map((lesson, index) => ({
      ...lesson,
      text: texts[index] ?? '',
      exercises: exercises[index] ?? [],
    })),
    questions,
  };
  return { id, course: parsedFile(coursePackageSchema, course, id) };
};
