import * as z from 'zod';
import { line, momentSchema, pageOf, paragraphs } from '#shared/core/contract.ts';
import { entryFieldsSchema } from '../challenges/entry-schema.ts';
import { frozenRubricSchema } from '../challenges/rubric-schema.ts';
import { CHALLENGE, CHALLENGE_SCORE } from '../challenges/rules.ts';
import { challengeId, person } from '../challenges/schema.ts';
import { JUDGING, JUDGING_PHASES, TASK_STATUSES } from './rules.ts';

const count = z.number().int().min(0);
export const criterionId = z.string().regex(/^c\d{1,2}$/);
export const pointsSchema = z
  .number()
  .int()
  .min(CHALLENGE_SCORE.min, `Choose ${CHALLENGE_SCORE.min} to ${CHALLENGE_SCORE.max}`)
  .max(CHALLENGE_SCORE.max, `Choose ${CHALLENGE_SCORE.min} to ${CHALLENGE_SCORE.max}`);

/** Those who judge a challenge. */
export const judgesSchema = z.object({
  judges: z
    .array(challengeId)
    .min(JUDGING.judges.min, `Choose at least ${JUDGING.judges.min} judges`)
    .max(JUDGING.judges.max, `Choose at most ${JUDGING.judges.max} judges`)
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each judge once'),
});

/** What a judge gives for one criterion. */
export const scoreSchema = z.object({
  criterion: criterionId,
  score: pointsSchema,
  comment: paragraphs(JUDGING.comment).min(1, 'Write a comment for the team'),
});
export type Score = z.infer<typeof scoreSchema>;

export const scoresSchema = z.object({
  scores: z
    .array(scoreSchema)
    .min(1, 'Score every criterion')
    .max(CHALLENGE.criteria)
    .refine(
      (scores) => new Set(scores.map(({ criterion }) => criterion)).size === scores.length,
      'Score each criterion once',
    ),
});

export const conflictSchema = z.object({
  entryId: challengeId,
  reason: line(JUDGING.conflictReason).min(1, 'Say what connects you'),
});

/** An entry in the list of a judge. */
export const taskRowSchema = z.object({
  entryId: z.string(),
  /** Their own order, from 1. */
  place: z.number().int().min(1),
  /** Without names of the team. */
  title: z.string(),
  status: z.enum(TASK_STATUSES),
  /** Whether all judges score it. */
  common: z.boolean(),
  dueAt: momentSchema,
});
export type TaskRow = z.infer<typeof taskRowSchema>;

/** An entry as a judge sees it: names of the team are hidden in its texts. */
export const taskSchema = taskRowSchema.extend({
  ...entryFieldsSchema.pick({ description: true, links: true }).shape,
  rubric: frozenRubricSchema,
  /** What the caller gave; empty before. */
  scores: z.array(scoreSchema).max(CHALLENGE.criteria),
});
export type JudgingTask = z.infer<typeof taskSchema>;

/** Judging, as a judge or the host sees it. */
export const judgingSchema = z.object({
  phase: z.enum(JUDGING_PHASES),
  /** The seed of the assignment; null before it was made. */
  seed: z.string().nullable(),
  /** For a judge, in an order of their own; null for others. */
  tasks: pageOf(taskRowSchema)
    .extend({
      /** How many they have, and how many of those they have scored. */
      assigned: count,
      scored: count,
    })
    .nullable(),
  /** For the host and admins; null for judges. */
  progress: z
    .object({
      judges: z.array(person.extend({ assigned: count, scored: count, conflicts: count, late: count })),
      /** Entries that are judged. */
      entries: count,
      /** Entries for which there are too few judges without a conflict. */
      short: count,
      /** Whether every entry has its reviews. */
      publishable: z.boolean(),
    })
    .nullable(),
});
export type Judging = z.infer<typeof judgingSchema>;
