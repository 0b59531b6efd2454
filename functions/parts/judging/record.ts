import * as z from 'zod';
import { momentSchema } from '#shared/core/contract.ts';
import { entryFieldsSchema } from '#shared/features/challenges/entry-schema.ts';
import { JUDGING_PHASES, TASK_STATUSES } from '#shared/features/judging/rules.ts';
import { scoreSchema } from '#shared/features/judging/schema.ts';

const count = z.number().int();

export const judgingRecordSchema = z.object({
  challengeId: z.string(),
  phase: z.enum(JUDGING_PHASES),
  /** Raised by each change: what was decided from it, or from all scores, fails when something has changed since. */
  turn: count,
  /** How often judges were assigned. The first time is round 0; -1 before. */
  round: count,
  /** Whether the round finds conflicts again, because the judges have changed. */
  prepares: z.boolean(),
  /** When the latest round began. */
  roundAt: momentSchema.optional(),
  /** Drawn with the first round, and published. */
  seed: z.string().optional(),
  /** The entries that all judges score. */
  common: z.array(z.string()),
  /** Entries that are judged. */
  entries: count,
  /** Entries for which there are too few judges. */
  short: count,
  /** Scores that are still to come. */
  open: count,
  /** When what was assigned is due, as far as the schedule has not settled it. */
  dues: z.array(momentSchema),
  /** The reminders that were sent (due.ts). */
  announced: z.array(z.string()),
  /** When conflicts that were declared since are settled. */
  settleAt: momentSchema.optional(),
  /** When the schedule looks at it again. */
  dueAt: momentSchema.optional(),
  /** The letter of each judge, once results are published: drawn at random, so that it does not follow from anything public. */
  letters: z.record(z.string(), z.string()).optional(),
  changedAt: momentSchema,
});
/** The state of judging of a challenge. */
export type JudgingRecord = z.infer<typeof judgingRecordSchema>;

export const judgeRecordSchema = z.object({
  challengeId: z.string(),
  userId: z.string(),
  name: z.string(),
  /** Represents the judge in the assignment. It is secret: the seed is public, and with ids anyone could compute who got what. */
  key: z.string(),
  at: momentSchema,
  assigned: count,
  scored: count,
  conflicts: count,
  late: count,
});
/** A judge of a challenge, with what they have done. */
export type JudgeRecord = z.infer<typeof judgeRecordSchema>;

export const judgedEntrySchema = z.object({
  entryId: z.string(),
  /** Without names of the team. */
  title: z.string(),
  /** Judges with a conflict that was found when they were assigned. */
  found: z.array(z.string()),
  /** Judges who declared one. */
  declared: z.set(z.string()).optional(),
  /** It was withdrawn or disqualified. */
  out: z.boolean().optional(),
});
export type JudgedEntry = z.infer<typeof judgedEntrySchema>;

/** The text of an entry, as its judges see it. */
export const judgedTextSchema = entryFieldsSchema.pick({ description: true, links: true });

export const taskRecordSchema = z.object({
  challengeId: z.string(),
  judgeId: z.string(),
  judgeKey: z.string(),
  entryId: z.string(),
  title: z.string(),
  round: count,
  place: count,
  common: z.boolean(),
  status: z.enum(TASK_STATUSES),
  dueAt: momentSchema,
  /** By criterion, in the order of the rubric. */
  points: z.array(count).optional(),
  /** What the judge said of a conflict. */
  reason: z.string().optional(),
  version: count,
});
/** That a judge is to score an entry, or has. */
export type TaskRecord = z.infer<typeof taskRecordSchema>;

export const reviewRecordSchema = z.object({
  entryId: z.string(),
  judgeId: z.string(),
  scores: z.array(scoreSchema),
});
