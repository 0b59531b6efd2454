import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { answerSchema, shownExerciseSchema } from '../courses/exercises.ts';
import { ATTEMPT_STATUSES, ODD_PATTERNS, PRACTICE_A_DAY } from './rules.ts';

export const attemptId = z.string().regex(/^[\w-]{1,64}$/);
const count = z.number().int().min(0);

/** Whether an answer is right, and why, in words. */
export const checkedSchema = z.object({ right: z.boolean(), feedback: z.string() });

/** One attempt at the test of a course, as its student sees it. */
export const attemptSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  title: z.string(),
  version: z.number().int(),
  /** Which attempt it is, from 1. */
  number: z.number().int().min(1),
  status: z.enum(ATTEMPT_STATUSES),
  openedAt: momentSchema,
  /** Until when answers are taken. */
  expiresAt: momentSchema,
  submittedAt: momentSchema.nullable(),
  /** How many right answers pass. */
  passMark: count,
  /** While it is open; empty afterwards. */
  questions: z.array(
    shownExerciseSchema.extend({ number: z.number().int().min(1), answer: answerSchema.nullable() }),
  ),
  /** Once it is graded: by objective and lesson, never which answer is right. */
  result: z
    .object({
      right: count,
      of: count,
      objectives: z.array(z.object({ title: z.string(), lesson: z.number().int(), right: count, of: count })),
    })
    .nullable(),
  /** From when on another attempt may begin; null when none is to wait for. */
  nextFrom: momentSchema.nullable(),
  voided: z.object({ reason: z.string(), at: momentSchema }).nullable(),
  appeal: z
    .object({
      text: z.string(),
      at: momentSchema,
      answer: z.string().nullable(),
      answeredAt: momentSchema.nullable(),
    })
    .nullable(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** An exercise that was learned and is due again. */
export const practiceCardSchema = shownExerciseSchema.extend({
  courseId: z.string(),
  course: z.string(),
  version: z.number().int(),
  lesson: z.number().int(),
  exercise: z.number().int(),
  dueAt: momentSchema,
});
export type PracticeCard = z.infer<typeof practiceCardSchema>;

/** What is to practise today, at most twenty with what was practised already. */
export const practiceSchema = z.object({
  cards: z.array(practiceCardSchema).max(PRACTICE_A_DAY),
  /** Practised today. */
  done: count,
  /** What is spread over the days that follow. */
  later: count,
  nextAt: momentSchema.nullable(),
});

/** How well a card was remembered, as FSRS has it: again, hard, good, easy. */
export const ratingSchema = z.number().int().min(1).max(4);

/** An attempt as admins see it. */
export const watchedAttemptSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  title: z.string(),
  user: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(ATTEMPT_STATUSES),
  openedAt: momentSchema,
  submittedAt: momentSchema.nullable(),
  right: count,
  of: count,
  patterns: z.array(z.object({ pattern: z.enum(ODD_PATTERNS), detail: z.string() })),
  voided: attemptSchema.shape.voided,
  appeal: attemptSchema.shape.appeal,
});
export type WatchedAttempt = z.infer<typeof watchedAttemptSchema>;
