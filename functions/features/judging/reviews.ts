import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { reviewRecordSchema } from '#functions/parts/judging/record.ts';
import { JUDGING } from '#shared/features/judging/rules.ts';
import type { Score } from '#shared/features/judging/schema.ts';

/*
 * Scores with their comments are in a partition that no list of judges or of the host reads: they are read by their own judge, and once
 * results are published for the entry’s team and the host.
 */

const reviewKey = (challengeId: string, entryId: string, judgeId: string) =>
  keyOf('judging-review', { challengeId, entryId, judgeId });

/** What a judge gave for an entry. */
export const getReview = (challengeId: string, entryId: string, judgeId: string) =>
  getItem(reviewRecordSchema, reviewKey(challengeId, entryId, judgeId));

/** Everything that was given for an entry. A judge may have been replaced since. */
export const reviewsOf = async (challengeId: string, entryId: string) => {
  const { pk, sk } = reviewKey(challengeId, entryId, '');
  const { items } = await queryItems(reviewRecordSchema, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    Limit: 4 * JUDGING.judges.max,
  });
  return items;
};

export const reviewWrite = (
  challengeId: string,
  entryId: string,
  judgeId: string,
  scores: readonly Score[],
): Write => {
  const key = { challengeId, entryId, judgeId };
  return { Put: { Item: { ...itemOf('judging-review', key), entryId, judgeId, scores } } };
};

export const reviewGone = (challengeId: string, entryId: string, judgeId: string): Write => ({
  Delete: { Key: reviewKey(challengeId, entryId, judgeId) },
});
