import * as z from 'zod';
import { momentSchema, paragraphs } from './contract.ts';
import { COMMENT_MAX, CRITERION_IDS, FEEDBACK_MAX, REVIEW_STATUSES, SCORE } from './rubric.ts';

export const criterionSchema = z.enum(CRITERION_IDS);
const score = z
  .number()
  .int()
  .min(SCORE.min, `Choose ${SCORE.min} to ${SCORE.max}`)
  .max(SCORE.max, `Choose ${SCORE.min} to ${SCORE.max}`);

/** What a reviewer gives for one criterion. */
export const rubricScoreSchema = z.object({
  criterion: criterionSchema,
  score,
  comment: paragraphs(COMMENT_MAX).default(''),
});
export type RubricScore = z.infer<typeof rubricScoreSchema>;

/** A finished review as its student sees it (spec, point 3). Reviewers are named. */
export const reviewOutcomeSchema = z.object({
  id: z.string(),
  status: z.enum(REVIEW_STATUSES),
  /** 1, 2, or 3 for the third reviewer. */
  ordinal: z.number().int().min(1).max(3),
  reviewer: z.string(),
  reviewerId: z.string(),
  finishedAt: momentSchema,
  rubricVersion: z.number().int().min(1),
  /** Stars out of 5, in tenths. */
  rating: z.number().min(0).max(5),
  /** Percent. */
  overallScore: z.number().int().min(0).max(100),
  rubricScores: z.array(rubricScoreSchema).length(CRITERION_IDS.length),
  feedback: paragraphs(FEEDBACK_MAX),
  /** Whether the reviewer revised it after both reviews were in. */
  revised: z.boolean(),
  /** Why an admin voided it; empty otherwise. */
  voidReason: z.string(),
});
export type ReviewOutcome = z.infer<typeof reviewOutcomeSchema>;

/**
 * How long projects wait for their review, by Kaplan–Meier over answered and waiting ones, in hours: half wait less than
 * `half`, four of five less than `fourOfFive`. Each is null when there is not enough to say so.
 */
export const waitsSchema = z.object({
  half: z.number().int().min(0).nullable(),
  fourOfFive: z.number().int().min(0).nullable(),
  /** How many projects this rests on. */
  from: z.number().int().min(0),
});
export type Waits = z.infer<typeof waitsSchema>;
