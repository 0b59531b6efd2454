import * as z from 'zod';
import { dateSchema, line, paragraphs } from '#shared/core/contract.ts';
import { fraction } from '#shared/core/numbers.ts';
import { webAddressSchema } from '#shared/core/web-address-schema.ts';
import { COURSE, COURSE_LEVELS, EXERCISE_KINDS } from './rules.ts';

// What an author writes, with the keys: only the functions of authoring and assessing load it.

const bounded = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);
const option = line(COURSE.option);
const optionNumber = z.number().int().min(1).max(COURSE.options.max);
/** One number: a list of several says that its author meant another kind. */
const rightOption = z.number('Give the number of the one right option').int().min(1).max(COURSE.options.max);
const options = z.array(option).min(COURSE.options.min).max(COURSE.options.max);
const asked = { prompt: paragraphs(COURSE.prompt) };

/** An exercise or question by its kind, with what is right. The forms are described in docs/courses.md. */
export const keyedSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('choice'), ...asked, options, right: rightOption }),
    z.object({
      kind: z.literal('several'),
      ...asked,
      options,
      right: z.array(optionNumber).min(1).max(COURSE.options.max),
    }),
    z.object({
      kind: z.literal('order'),
      ...asked,
      options,
      right: z.array(optionNumber).min(2).max(COURSE.options.max),
    }),
    z.object({
      kind: z.literal('number'),
      ...asked,
      right: fraction(-1e12, 1e12, 'Enter a number'),
      tolerance: fraction(0, 1e12, 'Enter a number from 0').optional(),
      unit: line(20).optional(),
    }),
    z.object({
      kind: z.literal('text'),
      ...asked,
      right: z.array(line(COURSE.answer)).min(1).max(COURSE.accepted),
    }),
    z.object({
      kind: z.literal('code'),
      ...asked,
      language: line(20),
      code: paragraphs(COURSE.code),
      right: z.array(paragraphs(COURSE.answer)).min(1).max(COURSE.accepted),
    }),
  ],
  `Choose one of: ${EXERCISE_KINDS.join(', ')}`,
);
export type Keyed = z.infer<typeof keyedSchema>;

/** An exercise: what is right is explained, for a choice and for several option by option. */
export const exerciseSchema = z.intersection(
  keyedSchema,
  z.object({
    feedback: z.array(line(COURSE.explanation)).max(COURSE.options.max).optional(),
    explanation: paragraphs(COURSE.explanation),
  }),
);
export type Exercise = z.infer<typeof exerciseSchema>;

export const courseSourceSchema = z.object({
  title: line(200),
  url: webAddressSchema.refine(
    (url) => url.startsWith('https://'),
    'Enter an address that begins with https://',
  ),
  /** On which day it was read. */
  readOn: dateSchema,
});

export const writtenLessonSchema = z.object({
  title: line(COURSE.title),
  summary: line(COURSE.sentence),
  minutes: bounded(COURSE.minutes),
  sources: z.array(courseSourceSchema).max(COURSE.sources),
  /** Markdown of the subset that docs/courses.md describes. */
  text: paragraphs(COURSE.text),
  exercises: z.array(exerciseSchema).max(COURSE.exercises),
});
export type WrittenLesson = z.infer<typeof writtenLessonSchema>;

export const objectiveSchema = z.object({
  title: line(COURSE.sentence),
  /** The lesson that teaches it, from 1. */
  lesson: bounded(COURSE.lessons),
});

/** What is handed in as a project at the end. */
export const courseTaskSchema = z.object({
  title: line(COURSE.title),
  technologies: z.array(line(COURSE.skill)).max(COURSE.technologies),
  /** Markdown. */
  brief: paragraphs(COURSE.brief),
});

/** What a course says of itself. */
export const aboutSchema = z.object({
  title: line(COURSE.title).min(3),
  summary: line(COURSE.summary),
  skills: z.array(line(COURSE.skill)).max(COURSE.skills),
  hours: z.number().multipleOf(0.5).min(COURSE.hours.min).max(COURSE.hours.max),
  level: z.enum(COURSE_LEVELS),
  prerequisites: z.array(line(COURSE.sentence)).max(COURSE.prerequisites),
  completing: line(COURSE.sentence),
  passing: line(COURSE.sentence),
  objectives: z.array(objectiveSchema).max(COURSE.objectives.max),
  task: courseTaskSchema.nullable(),
});
export type About = z.infer<typeof aboutSchema>;

/** The questions of one objective. */
export const packSchema = z.array(keyedSchema).max(COURSE.questions.max);

/** The whole of a course in one file. Its JSON Schema is published at `/schemas/course.json`. */
export const coursePackageSchema = z
  .object({
    format: z.literal('fledge-course-1'),
    about: aboutSchema,
    lessons: z.array(writtenLessonSchema).max(COURSE.lessons.max),
    /** By objective, in order. Those of objectives at the end may be left out. */
    questions: z.array(packSchema).max(COURSE.objectives.max),
  })
  .refine(({ about, questions }) => questions.length <= about.objectives.length, {
    path: ['questions'],
    message: 'There are questions without an objective',
  });
export type CoursePackage = z.infer<typeof coursePackageSchema>;
