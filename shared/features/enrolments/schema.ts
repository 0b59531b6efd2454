import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { ATTEMPT_STATUSES, MISSING } from '../assessments/rules.ts';
import { COURSE } from '../courses/rules.ts';
import { ENROLMENT_STATUSES } from './rules.ts';

const lessonNumber = z.number().int().min(1).max(COURSE.lessons.max);
const version = z.number().int().min(1).max(COURSE.versions);

/** What a device knows of a student's progress. Devices are merged: what is done stays done, the place is that of the latest. */
export const progressSchema = z.object({
  lesson: lessonNumber,
  /** Whether the lesson is finished; false only moves the place. */
  done: z.boolean(),
  /** The part of the text that was at the top, from 0. */
  place: z.number().int().min(0).max(999),
  /** The version of the course that is read; 409 `conflict` once the student has switched to another one. */
  version,
});

/** Where a student is with the test of a course. */
const assessmentSchema = z.object({
  /** The first first. Voided ones are named, too: their students may appeal. */
  attempts: z.array(z.object({ id: z.string(), at: momentSchema, status: z.enum(ATTEMPT_STATUSES) })),
  passedAt: momentSchema.nullable(),
  /** It was passed, and can be taken again because what it shows ends soon or has ended. */
  renewable: z.boolean(),
  open: z.string().nullable(),
  /** What is missing for an attempt now; empty when one can begin. */
  missing: z.array(z.enum(MISSING)),
  /** From when on another attempt may begin, while one has to wait. */
  nextFrom: momentSchema.nullable(),
});

export const enrolmentSchema = z.object({
  courseId: z.string(),
  title: z.string(),
  /** The version that the student reads. */
  version,
  status: z.enum(ENROLMENT_STATUSES),
  lessons: z.number().int().min(1),
  lessonsDone: z.array(lessonNumber),
  /** Exercises that were answered right, numbered through the course. */
  exercisesDone: z.array(z.number().int().min(1)),
  /** Where to continue. */
  lesson: lessonNumber,
  lessonTitle: z.string(),
  place: z.number().int().min(0),
  /** A newer version and what it changed: the student keeps theirs or switches. */
  newer: z.object({ version, changes: z.string() }).nullable(),
  assessment: assessmentSchema,
  startedAt: momentSchema,
  updatedAt: momentSchema,
  completedAt: momentSchema.nullable(),
});
export type Enrolment = z.infer<typeof enrolmentSchema>;
