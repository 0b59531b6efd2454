import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { withLatest } from '#functions/core/retry.ts';
import { type Steps, TransactionFailed } from '#functions/core/transaction.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { unprovenWrites } from '#functions/parts/projects/proven.ts';
import { type Round, roundWrite } from '#functions/parts/projects/repository.ts';
import { enteringReview } from '#functions/parts/reviews/entering.ts';
import { outcomesOf } from '#functions/parts/reviews/outcomes.ts';
import { enterPlaces } from '#functions/parts/reviews/queue.ts';
import { getReview, getReviews, reviewChange, reviewMove } from '#functions/parts/reviews/repository.ts';
import { roundOf, statusWhileOpen, withStanding } from '#functions/parts/reviews/round.ts';
import { waitsForReview } from '#shared/features/projects/rules.ts';
import type { reviews } from '#shared/features/reviews/routes.ts';
import { notPossible, type Pair, pairOf } from './change.ts';
import { askedAgain } from './settle.ts';

/** A round without a voided review, whose reviewer reviews no other one of the submission. */
const without = (round: Round, reviewId: string, reviewerId: string | undefined): Round => ({
  ...round,
  reviews: round.reviews.filter(({ id }) => id !== reviewId),
  voided: reviewerId === undefined ? round.voided : [...round.voided, reviewerId],
  revised: round.revised.filter((id) => id !== reviewerId),
  reviseUntil: undefined,
});

/** The project waits for another review in place of the voided one, which enters the queue behind all others. */
const again = async ({ review, project }: Pair, now: Date): Promise<Steps> => {
  const old = without(roundOf(project), review.id, review.reviewer?.id);
  const others = await getReviews(old.reviews.map(({ id }) => id));
  const asked = { ...(await askedAgain(project, review, now)), by: 'admin' as const };
  const { writes, standing } = enteringReview(asked, review.ordinal);
  const isOpen = waitsForReview(project.status);
  const enteredAt = isOpen ? old.enteredAt : asked.enteredAt;
  const round = { ...withStanding(old, standing), enteredAt };
  const place = { projectId: project.id, enteredAt, userId: project.userId };
  return {
    project: roundWrite(project, {
      to: isOpen ? statusWhileOpen(round) : 'pending_review',
      by: 'admin',
      now,
      fields: { round, decidedAt: undefined, rubricVersion: undefined, decided: undefined },
    }),
    others: others
      .filter(({ reviseUntil }) => reviseUntil !== undefined)
      .map((other) => reviewChange(other, { reviseUntil: undefined }, now)),
    entering: writes,
    place: isOpen ? undefined : enterPlaces(place),
  };
};

/** Whether a review is one of those by which the current submission was or is decided. */
const isCurrent = ({ review, project }: Pair): boolean =>
  review.submission === project.submissions &&
  project.round?.reviews.some(({ id }) => id === review.id) === true &&
  project.status !== 'withdrawn';

/**
 * A review of an earlier submission, or of one that was withdrawn since, decides nothing any more, and is not among those of
 * the project.
 */
const undecided = ({ review, project }: Pair, now: Date): Steps => {
  const wasDecided = project.decided?.submission === review.submission;
  const isNamed = project.round?.reviews.some(({ id }) => id === review.id) === true;
  if (!wasDecided && !isNamed) return {};
  return {
    project: roundWrite(project, {
      to: project.status,
      by: 'admin',
      now,
      fields: {
        ...(wasDecided && { decided: undefined }),
        ...(isNamed && { round: without(roundOf(project), review.id, review.reviewer?.id) }),
      },
    }),
  };
};

/** Voids a finished review: what followed from it is taken back. */
const attempt = async (pair: Pair, fact: Parameters<typeof auditedTransaction>[0], now: Date) => {
  const { review, project } = pair;
  const { reason } = fact;
  await auditedTransaction(
    fact,
    {
      review: reviewMove(review, {
        ...{ to: 'void', by: 'admin', user: fact.actor.id, reason, now },
        fields: { voidReason: reason, reviseUntil: undefined },
      }),
      unproven: await unprovenWrites(project.userId, project.id, review.submission),
    },
    isCurrent(pair) ? await again(pair, now) : undecided(pair, now),
  );
};

/** Voids a finished review with a reason, which its student and its reviewer read. */
export const voidReview: Handler<typeof reviews.void> = async ({ params, body, account, now }) => {
  const { reason } = body;
  try {
    await withLatest(
      await pairOf(params.id),
      () => pairOf(params.id),
      async (pair) => {
        const { status, id } = pair.review;
        if (status !== 'finished') throw notPossible('Only a finished review can be voided.');
        const fact = {
          at: now.toISOString(),
          actor: auditUserOf(account),
          action: 'void_review',
          target: { id, name: `Review of “${pair.review.title}”` },
          reason,
          before: { status },
          after: { status: 'void' },
        } as const;
        await attempt(pair, fact, now);
      },
      (error) => error instanceof TransactionFailed,
    );
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  const review = await getReview(params.id);
  const [outcome] = await outcomesOf(review ? [review] : []);
  if (!outcome) throw new AppError('not_found');
  return outcome;
};
