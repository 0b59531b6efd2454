import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Steps, type Write } from '#functions/core/transaction.ts';
import { getReviewer, ratedWrite } from '#functions/parts/reviews/reviewers.ts';
import { currentRubric } from '#functions/parts/reviews/rubrics.ts';
import { overallScore } from '#shared/core/rubric.ts';
import type { reviews } from '#shared/features/reviews/routes.ts';
import { REFERENCES_TO_RATE } from '#shared/features/reviews/rules.ts';
import type { Calibration } from '#shared/features/reviews/schema.ts';
import {
  allReferences,
  getReference,
  type Rating,
  ratingsOf,
  ratingWrite,
  type StoredReference,
} from './reference-repository.ts';

/** How far a rating is from what the reference project should get. */
const calibrationOf = (
  { expected }: StoredReference,
  { referenceId, scores, ratedAt }: Rating,
): Calibration => ({
  referenceId,
  ratedAt,
  criteria: expected.flatMap(({ criterion, score: wanted, reason }) => {
    const given = scores.find((one) => one.criterion === criterion);
    return given ? [{ criterion, score: given.score, expected: wanted, reason }] : [];
  }),
  overallOff: overallScore(scores) - overallScore(expected),
});

/** The reference projects in use, and those that the caller rated before they were retired. Mentors see no scores before theirs. */
export const references: Handler<typeof reviews.references> = async ({ account }) => {
  const all = await allReferences();
  const [ratings, rubric] = await Promise.all([
    ratingsOf(
      account.id,
      all.map(({ id }) => id),
    ),
    currentRubric(),
  ]);
  const rated = new Map(ratings.map((rating) => [rating.referenceId, rating]));
  return {
    items: all
      .filter(({ id, retired }) => !retired || rated.has(id))
      .map((reference) => {
        const { id, title, description, material } = reference;
        const rating = rated.get(id);
        return { id, title, description, material, result: rating ? calibrationOf(reference, rating) : null };
      }),
    rubric,
    toRate: Math.max(0, REFERENCES_TO_RATE - ratings.length),
  };
};

/** Counts a rating. It fails when another one of the mentor came first. */
const countRating = async (userId: string, at: string): Promise<Write> => {
  const { rated } = await getReviewer(userId);
  return ratedWrite(userId, { rated: (rated ?? 0) + 1, at }, asRead({ rated }));
};

const same = (one: Rating['scores'], other: Rating['scores']): boolean =>
  one.every(({ criterion, score }) => other.some((o) => o.criterion === criterion && o.score === score));

/** Stores the first rating. Sent again with the same scores it succeeds; with others it does not count. */
export const storeFirst = async (userId: string, rating: Rating): Promise<Rating> => {
  const [known] = await ratingsOf(userId, [rating.referenceId]);
  if (known && !same(known.scores, rating.scores))
    throw new AppError('conflict', { message: 'You rated this project already: the first rating counts.' });
  if (known) return known;
  await transact({ rating: ratingWrite(userId, rating), state: await countRating(userId, rating.ratedAt) });
  return rating;
};

/** Rates a reference project, once, and answers how far off each score was. */
export const rateReference: Handler<typeof reviews.rateReference> = async ({
  params,
  body,
  account,
  now,
}) => {
  const reference = await getReference(params.id);
  if (!reference) throw new AppError('not_found', { message: 'This reference project doesn’t exist.' });
  if (reference.retired) throw new AppError('conflict', { message: 'This project is no longer rated.' });
  const rating = { referenceId: reference.id, scores: body.scores, ratedAt: now.toISOString() };
  const stored = await retrying(
    () => storeFirst(account.id, rating),
    (error) => isRefused<Steps>(error),
  );
  return calibrationOf(reference, stored);
};
