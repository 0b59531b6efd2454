import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { activeBetween } from '#functions/parts/mentorships/pairs.ts';
import { roundWrite } from '#functions/parts/projects/repository.ts';
import { leaveQueues } from '#functions/parts/reviews/queue.ts';
import { getReviews, type ReviewRecord, reviewMove } from '#functions/parts/reviews/repository.ts';
import { getReviewer, type ReviewerState, takeClaim } from '#functions/parts/reviews/reviewers.ts';
import { hasReviewed, roundOf, withStanding } from '#functions/parts/reviews/round.ts';
import { currentRubric } from '#functions/parts/reviews/rubrics.ts';
import { fullName } from '#shared/core/names.ts';
import type { reviews } from '#shared/features/reviews/routes.ts';
import { CLAIM_MS, MAX_CLAIMS } from '#shared/features/reviews/rules.ts';
import { answer, isHeld, type Pair, pairOf } from './change.ts';
import { giveBack } from './release.ts';

const forbidden = (message: string) => new AppError('forbidden', { message });

/** 403 for a review that this mentor may not give. */
const checkReviewer = async ({ review, project }: Pair, mentorId: string): Promise<void> => {
  if (project.userId === mentorId) throw forbidden('This is your own project.');
  if (hasReviewed(roundOf(project), mentorId, review.id))
    throw forbidden(
      'You review this version already, or have done so. Another mentor gives the other review.',
    );
  if (review.ordinal > 1 && (await activeBetween(project.userId, mentorId)))
    throw forbidden('You are this student’s mentor: another mentor gives the second review.');
};

/** Whether a claim is over, although the schedule has not given it back yet. */
const hasLapsed = ({ status, claimedUntil }: ReviewRecord, now: Date): boolean =>
  status === 'claimed' && claimedUntil !== undefined && claimedUntil <= now.toISOString();

/** Gives back those of a mentor's claims that are over; returns whether there were any. */
const freeLapsed = async ({ claims }: ReviewerState, now: Date): Promise<boolean> => {
  const lapsed = (await getReviews([...claims])).filter((review) => hasLapsed(review, now));
  for (const { id } of lapsed) await giveBack(await pairOf(id), { by: 'schedule', now });
  return lapsed.length > 0;
};

/** 409 before a mentor has rated the reference projects, and with as many claims as one may have. */
const checkClaims = async (mentorId: string, now: Date): Promise<void> => {
  const state = await getReviewer(mentorId);
  if (state.calibratedAt === undefined) throw new AppError('not_calibrated');
  if (state.claims.size < MAX_CLAIMS) return;
  if (!(await freeLapsed(state, now))) throw new AppError('too_many_claims');
};

/** The review as it can be claimed now. A claim that is over is given back first. */
const claimable = async (id: string, now: Date): Promise<Pair> => {
  const pair = await pairOf(id);
  if (hasLapsed(pair.review, now)) {
    await giveBack(pair, { by: 'schedule', now });
    return pairOf(id);
  }
  return pair;
};

/** Claims a review if nobody else has. What cannot be is read before: of many who want it, the others learn that it is claimed. */
export const tryClaim = async (id: string, account: Account, now: Date): Promise<void> => {
  const pair = await claimable(id, now);
  const { review, project } = pair;
  if (isHeld(review, account.id, now)) return;
  if (review.status === 'withdrawn' || review.status === 'void')
    throw new AppError('not_found', { message: 'The student has withdrawn this project.' });
  if (review.status !== 'waiting') throw new AppError('claimed');
  await checkReviewer(pair, account.id);
  await checkClaims(account.id, now);
  const { version: rubricVersion } = await currentRubric();
  const standing = { id, ordinal: review.ordinal, status: 'claimed', reviewerId: account.id } as const;
  await transact({
    review: reviewMove(review, {
      to: 'claimed',
      by: 'reviewer',
      user: account.id,
      now,
      fields: {
        reviewer: { id: account.id, name: fullName(account) },
        claimedUntil: new Date(now.getTime() + CLAIM_MS).toISOString(),
        formerId: undefined,
        rubricVersion,
      },
    }),
    rows: leaveQueues(review),
    claims: takeClaim(account.id, id),
    project: roundWrite(project, {
      to: 'in_review',
      by: 'reviewer',
      now,
      fields: { round: withStanding(roundOf(project), standing) },
    }),
  });
};

/** How often a claim is decided again, each after the table's own attempts. */
const ROUNDS = 4;

/** Claims a review for 48 hours. */
export const claim: Handler<typeof reviews.claim> = async ({ params, account, now }) => {
  let rounds = 0;
  try {
    await retrying(
      async () => {
        rounds += 1;
        await tryClaim(params.id, account, now);
      },
      (error) =>
        rounds < ROUNDS &&
        (error instanceof TransactionFailed || (error instanceof AppError && error.code === 'unavailable')),
    );
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  const { review } = await pairOf(params.id);
  return answer({ record: review, account, now });
};
