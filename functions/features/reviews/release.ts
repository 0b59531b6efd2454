import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { roundWrite } from '#functions/parts/projects/repository.ts';
import { enterQueues } from '#functions/parts/reviews/queue.ts';
import { type ReviewRecord, reviewMove } from '#functions/parts/reviews/repository.ts';
import { freeClaim } from '#functions/parts/reviews/reviewers.ts';
import { roundOf, statusWhileOpen, withStanding } from '#functions/parts/reviews/round.ts';
import type { reviews } from '#shared/features/reviews/routes.ts';
import { answer, changePair, claimOver, type Pair } from './change.ts';

/** Who ends a claim: its reviewer, or the schedule once its time is over. */
interface Ending {
  readonly by: 'reviewer' | 'schedule';
  readonly user?: string;
  readonly now: Date;
}

/** Gives a claimed review back to the queue, to its old place. Its draft is kept for the reviewer. */
export const giveBack = async ({ review, project }: Pair, { by, user, now }: Ending): Promise<void> => {
  const { id, ordinal, reviewer } = review;
  const round = withStanding(roundOf(project), { id, ordinal, status: 'waiting' });
  await transact({
    review: reviewMove(review, {
      ...{ to: 'waiting', by, now },
      ...(user !== undefined && { user }),
      fields: {
        ...{ reviewer: undefined, claimedUntil: undefined, rubricVersion: undefined },
        formerId: reviewer?.id,
      },
    }),
    rows: enterQueues(review),
    claims: reviewer && freeClaim(reviewer.id, id),
    project: roundWrite(project, { to: statusWhileOpen(round), by, now, fields: { round } }),
  });
};

/** Gives the caller's claim back. */
export const release: Handler<typeof reviews.release, ReviewRecord> = async (call) => {
  const { record, account, now } = call;
  await changePair(record.id, async (pair) => {
    const { status, reviewer, formerId } = pair.review;
    if (status === 'waiting' && formerId === account.id) return;
    if (status !== 'claimed' || reviewer?.id !== account.id) throw claimOver();
    await giveBack(pair, { by: 'reviewer', user: account.id, now });
  });
  return answer(call);
};
