import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { type Condition, getItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { MAX_CLAIMS, REFERENCES_TO_RATE } from '#shared/features/reviews/rules.ts';

const stateSchema = z.object({
  /** The reviews that they have claimed. */
  claims: z.set(z.string()).default(new Set()),
  /** How many reviews they have finished. */
  completed: z.number().int().default(0),
  /** The submissions of which they finished a review last (`submissionOf`), the latest last. */
  reviewed: z.array(z.string()).default([]),
  /** How many reference projects they have rated; missing before the first. */
  rated: z.number().int().optional(),
  /** When they had rated the reference projects. */
  calibratedAt: momentSchema.optional(),
});
/** A mentor as a reviewer. */
export type ReviewerState = z.infer<typeof stateSchema>;

const stateKey = (userId: string) => keyOf('reviewer-state', { userId });
const entity = () => itemOf('reviewer-state', { userId: '' }).entity;

export const getReviewer = async (userId: string): Promise<ReviewerState> =>
  (await getItem(stateSchema, stateKey(userId))) ?? stateSchema.parse({});

/** Names a submission. */
export const submissionOf = ({ projectId, submission }: { projectId: string; submission: number }): string =>
  `${projectId}#${submission}`;

/** Takes one of a mentor's claims. It fails when both are taken, and before they have rated the reference projects. */
export const takeClaim = (userId: string, reviewId: string): Write => ({
  Update: updateOf(
    stateKey(userId),
    { add: { claims: new Set([reviewId]) } },
    {
      condition: 'attribute_exists(calibratedAt) AND (attribute_not_exists(claims) OR size(claims) < :most)',
      values: { ':most': MAX_CLAIMS },
    },
  ),
});

/** Gives a claim back. */
export const freeClaim = (userId: string, reviewId: string): Write => ({
  Update: updateOf(stateKey(userId), { discard: { claims: new Set([reviewId]) } }),
});

/** Of so many submissions a mentor's queue knows that they reviewed them; the claim itself looks at the project. */
const REVIEWED_KEPT = 20;

/** Gives a claim back whose review is finished. */
export const countFinished = (
  userId: string,
  { reviewed }: ReviewerState,
  review: { id: string; projectId: string; submission: number },
): Write => ({
  Update: updateOf(stateKey(userId), {
    set: { reviewed: [...reviewed, submissionOf(review)].slice(-REVIEWED_KEPT) },
    add: { completed: 1 },
    discard: { claims: new Set([review.id]) },
  }),
});

/** Notes how many reference projects a mentor has rated; with the last that is needed they may claim reviews. */
export const ratedWrite = (
  userId: string,
  { rated, at }: { readonly rated: number; readonly at: string },
  only?: Condition,
): Write => {
  const calibrated = rated === REFERENCES_TO_RATE && { calibratedAt: at };
  return {
    Update: updateOf(stateKey(userId), { set: { entity: entity(), userId, rated, ...calibrated } }, only),
  };
};

/** Notes that a mentor has rated as many as are needed. */
export const calibratedWrite = (userId: string, at: string): Write =>
  ratedWrite(userId, { rated: REFERENCES_TO_RATE, at });
