import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Write } from '#functions/core/transaction.ts';
import { conditionOf } from '#functions/core/update.ts';
import { type ReviewRecord, reviewKey } from '#functions/parts/reviews/repository.ts';
import type { reviews } from '#shared/features/reviews/routes.ts';
import { REVIEW_CHANGES } from '#shared/features/reviews/rules.ts';
import { answer, claimOver, isHeld } from './change.ts';
import { draftWrite, getDraft } from './drafts.ts';

/** The part of a transaction that fails unless a mentor has claimed a review and the claim holds. */
const whileHeld = (id: string, reviewerId: string, now: Date): Write => ({
  ConditionCheck: {
    Key: reviewKey(id),
    ...conditionOf({
      condition: '#status = :claimed AND reviewer.id = :reviewer AND claimedUntil > :now',
      names: { '#status': 'status' },
      values: { ':claimed': 'claimed', ':reviewer': reviewerId, ':now': now.toISOString() },
    }),
  },
});

const LIMIT = { name: 'review-changes', ...REVIEW_CHANGES };

const stale = () =>
  new AppError('conflict', { message: 'This draft was changed in another window in the meantime.' });

/** Saves what the reviewer has entered so far. */
export const draft: Handler<typeof reviews.draft, ReviewRecord> = async (call) => {
  const { record, body, account, now } = call;
  await limitRequests(LIMIT, account.id, now);
  if (!isHeld(record, account.id, now)) throw claimOver();
  const before = await getDraft(record.id, account.id);
  const { draftVersion = before.draftVersion, ...entered } = body;
  if (draftVersion !== before.draftVersion) throw stale();
  const steps = {
    held: whileHeld(record.id, account.id, now),
    draft: draftWrite({ id: record.id, reviewerId: account.id }, entered, draftVersion, now),
  };
  try {
    await transact(steps);
  } catch (error) {
    if (!isRefused<typeof steps>(error)) throw error;
    throw error.failed.held ? claimOver() : stale();
  }
  return answer(call);
};
