import * as z from 'zod';
import { blocksSchema } from '#shared/core/block-schema.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { aboutSchema, packSchema, writtenLessonSchema } from '../courses/package.ts';
import { COURSE, COURSE_STATUSES } from '../courses/rules.ts';
import { FINDING_LEVELS } from './rules.ts';

export const authoredCourseId = z.string().regex(/^[\w-]{1,64}$/);
const count = z.number().int().min(0);
const numbered = z.number().int().min(1);
const share = z.number().min(0).max(1);
const person = z.object({ id: z.string(), name: z.string() });

/** A course in the lists of its author, and in the queue of reviews. */
export const authoredRowSchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(COURSE_STATUSES),
  /** The version that is published; 0 before the first. */
  published: count,
  author: person,
  skills: z.array(z.string()),
  lessons: count,
  questions: count,
  submittedAt: momentSchema.nullable(),
  claimed: z.object({ by: person, until: momentSchema }).nullable(),
  updatedAt: momentSchema,
});
export type AuthoredRow = z.infer<typeof authoredRowSchema>;

/** A place in a course; without any number it is what the course says of itself. */
const placeSchema = z.object({
  lesson: numbered.optional(),
  /** Of the lesson, from 1. */
  exercise: numbered.optional(),
  objective: numbered.optional(),
  question: numbered.optional(),
});
export type Place = z.infer<typeof placeSchema>;

/** What the checks found: an error stops a submission, a warning only advises. */
export const findingSchema = z.object({
  level: z.enum(FINDING_LEVELS),
  /** Such as “Lesson 2, exercise 4”, in words. */
  where: z.string(),
  place: placeSchema,
  message: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

/** How a question of the published version did in first attempts. Shares are from 0 to 1. */
export const itemStatisticsSchema = z.object({
  objective: numbered,
  question: numbered,
  /** The question as the version asks it, without its form. */
  prompt: z.string(),
  answers: count,
  facility: share.nullable(),
  /** The corrected point-biserial correlation; null while all answers are alike. */
  discrimination: z.number().min(-1).max(1).nullable(),
  /** How often each option was chosen, in order; empty for what has none to choose from. */
  options: z.array(z.object({ text: z.string(), right: z.boolean(), chosen: count })),
  flagged: z.boolean(),
  withdrawn: z.boolean(),
});
export type ItemStatistics = z.infer<typeof itemStatisticsSchema>;

/** How the test of the published version did in first attempts. */
export const testStatisticsSchema = z.object({
  attempts: count,
  /** The share that passed; null before the first. */
  passed: share.nullable(),
  /** Cronbach's alpha of its places; null until there are enough attempts. It has no lower bound. */
  consistency: z.number().max(1).nullable(),
});
export type TestStatistics = z.infer<typeof testStatisticsSchema>;

/** What a course says of itself, beside what the checks know about it: `good` holds, `open` is for the reviewer to judge. */
export const claimSchema = z.object({
  label: z.string(),
  value: z.string(),
  check: z.string(),
  state: z.enum(['good', 'open']),
});
export type Claim = z.infer<typeof claimSchema>;

/** The whole of a course for those who write and review it. */
export const authoredCourseSchema = authoredRowSchema.extend({
  about: aboutSchema,
  /** As they are written, and as they will be read: the text, and what each exercise asks. */
  lessons: z.array(writtenLessonSchema.extend({ blocks: blocksSchema, asked: z.array(blocksSchema) })),
  packs: z.array(packSchema),
  /** What each question asks, as it will be read, by objective. */
  asked: z.array(z.array(blocksSchema)),
  /** What the version changes, which learners of an earlier one read. */
  changes: z.string(),
  findings: z.array(findingSchema),
  claims: z.array(claimSchema),
  statistics: z.array(itemStatisticsSchema),
  /** Null before the first version is published. */
  test: testStatisticsSchema.nullable(),
  /** The decision about the last submission. */
  decision: z
    .object({ decision: z.enum(['approve', 'reject']), reason: z.string(), by: person, at: momentSchema })
    .nullable(),
  version: count,
});
export type AuthoredCourse = z.infer<typeof authoredCourseSchema>;

/** What a save changes: parts that are not named stay. A lesson after the last one is added; `null` takes it away. */
export const authoredChangeSchema = z.object({
  version: count,
  about: aboutSchema.optional(),
  lessons: z
    .array(z.object({ number: numbered.max(COURSE.lessons.max), lesson: writtenLessonSchema.nullable() }))
    .max(COURSE.lessons.max)
    .optional(),
  packs: z
    .array(z.object({ objective: numbered.max(COURSE.objectives.max), questions: packSchema }))
    .max(COURSE.objectives.max)
    .optional(),
});
