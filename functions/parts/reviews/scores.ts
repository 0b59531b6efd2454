import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, getItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { rubricScoreSchema } from '#shared/core/review-outcome.ts';

const scoresSchema = z.object({
  reviewId: z.string(),
  reviewerId: z.string(),
  /** In the order in which the review asked for them. */
  scores: z.array(rubricScoreSchema),
  feedback: z.string(),
  /** Percent. */
  overallScore: z.number().int(),
  /** When the reviewer revised it after two reviews disagreed. */
  revisedAt: momentSchema.optional(),
  /** What it was before. */
  before: z.object({ scores: z.array(rubricScoreSchema), overallScore: z.number().int() }).optional(),
});
/** What a reviewer handed in. */
export type ReviewScores = z.infer<typeof scoresSchema>;

/** A review with the one who handed it in. */
export interface Handed {
  readonly id: string;
  readonly reviewerId: string;
}

const scoresKey = ({ id, reviewerId }: Handed) => keyOf('review-scores', { id, reviewerId });

export const getScores = (handed: Handed): Promise<ReviewScores | undefined> =>
  getItem(scoresSchema, scoresKey(handed));

/** What was handed in of at most 100 reviews, by the id of the review. */
export const scoresOf = async (handed: readonly Handed[]): Promise<Map<string, ReviewScores>> => {
  const found = await getItems(scoresSchema, handed.map(scoresKey), true);
  return new Map(found.map((scores) => [scores.reviewId, scores]));
};

/** The write of what a reviewer hands in. It fails when they have handed it in already; a revision, when they have not. */
export const scoresWrite = (scores: ReviewScores): Write => {
  const handed = { id: scores.reviewId, reviewerId: scores.reviewerId };
  return {
    Put: {
      Item: { ...itemOf('review-scores', handed), ...scores },
      ConditionExpression:
        scores.revisedAt === undefined
          ? 'attribute_not_exists(pk)'
          : 'attribute_exists(pk) AND attribute_not_exists(revisedAt)',
    },
  };
};
