import * as z from 'zod';
import { blocksSchema } from '#shared/core/block-schema.ts';
import { dateSchema, momentSchema } from '#shared/core/contract.ts';
import { shownExerciseSchema } from './exercises.ts';
import { COURSE_LEVELS } from './rules.ts';

export const courseId = z.string().regex(/^[\w-]{1,64}$/);
export const courseVersion = z.coerce.number().int().min(1).max(99);
const count = z.number().int().min(0);

/** A published course in the list. */
export const courseSchema = z.object({
  id: z.string(),
  /** Counted from 1 with each publication. */
  version: z.number().int().min(1),
  title: z.string(),
  summary: z.string(),
  skills: z.array(z.string()),
  hours: z.number(),
  level: z.enum(COURSE_LEVELS),
  lessons: count,
  /** What completing and passing mean, in a sentence each. */
  completing: z.string(),
  passing: z.string(),
  author: z.string(),
  publishedAt: momentSchema,
});
export type Course = z.infer<typeof courseSchema>;

/** How well a test measures, from thirty first attempts on. Null before. */
export const testQualitySchema = z
  .object({
    attempts: count,
    /** The share of first attempts that passed, from 0 to 1. */
    passed: z.number().min(0).max(1),
    /** Cronbach's alpha of the questions as a share of 1; under 0.64 unsatisfactory, over 0.75 fine. */
    consistency: z.number().max(1),
    /** Questions that tell those who know from those who do not, of all. */
    discriminating: count,
    questions: count,
  })
  .nullable();

/** The page of a course. */
export const wholeCourseSchema = courseSchema.extend({
  retired: z.boolean(),
  /** Who checked it before it was published; null for one of the product's own that nobody else has read yet. */
  reviewer: z.string().nullable(),
  prerequisites: z.array(z.string()),
  objectives: z.array(z.object({ title: z.string(), lesson: z.number().int() })),
  outline: z.array(
    z.object({
      number: z.number().int(),
      title: z.string(),
      summary: z.string(),
      minutes: z.number().int(),
      exercises: count,
    }),
  ),
  task: z.object({ title: z.string(), technologies: z.array(z.string()), brief: blocksSchema }).nullable(),
  /** What this version changed; empty for the first. */
  changes: z.string(),
  quality: testQualitySchema,
});
export type WholeCourse = z.infer<typeof wholeCourseSchema>;

/** A lesson as learners read it: its exercises have no keys. */
export const lessonSchema = z.object({
  courseId: z.string(),
  version: z.number().int(),
  course: z.string(),
  number: z.number().int(),
  /** How many lessons there are. */
  lessons: count,
  title: z.string(),
  summary: z.string(),
  minutes: z.number().int(),
  blocks: blocksSchema,
  sources: z.array(z.object({ title: z.string(), url: z.string(), readOn: dateSchema })),
  /** Numbered through the course, from 1. */
  exercises: z.array(shownExerciseSchema.extend({ number: z.number().int() })),
});
export type Lesson = z.infer<typeof lessonSchema>;

/** In how many of the caller's saved postings a skill is asked for. */
export const courseDemandSchema = z.object({
  saved: count,
  skills: z.array(z.object({ skill: z.string(), postings: count })),
});
