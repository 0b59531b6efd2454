import * as z from 'zod';
import { blocksSchema } from '#shared/core/block-schema.ts';
import { paragraphs } from '#shared/core/contract.ts';
import { fraction } from '#shared/core/numbers.ts';
import { COURSE, EXERCISE_KINDS } from './rules.ts';

const number = z.number().int().min(1).max(COURSE.options.max);

/** An exercise or a question as learners get it: without its key. */
export const shownExerciseSchema = z.object({
  kind: z.enum(EXERCISE_KINDS),
  prompt: blocksSchema,
  /** Of a choice, of several and of an order, as they are shown; empty for the others. */
  options: z.array(z.string()),
  /** Of a number. */
  unit: z.string().nullable(),
  /** What is read, and its language. */
  code: z.object({ language: z.string(), text: z.string() }).nullable(),
});
export type ShownExercise = z.infer<typeof shownExerciseSchema>;

/**
 * An answer: the number of an option for a choice, several numbers, all in order, a number, or a text. Options are numbered
 * from 1 as they are shown.
 */
export const answerSchema = z.union([
  fraction(-1e12, 1e12, 'Enter a number'),
  z.array(number).max(COURSE.options.max),
  paragraphs(COURSE.answer),
]);
export type Answer = z.infer<typeof answerSchema>;
