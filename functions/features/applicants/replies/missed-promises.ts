import { asRead } from '#functions/core/conditions.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { replyWrites } from '#functions/parts/applications/reply-counts.ts';
import {
  applicationKey,
  applicationsWith,
  changeKeys,
  type StoredApplication,
} from '#functions/parts/applications/repository.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { replyState } from '#shared/features/applications/reply-promise.ts';

/** The write that marks an application, if it is still the one that was read. The packed list takes its new version. */
const markWrite = (application: StoredApplication, at: Date): Write => {
  const { userId, opportunityId, version } = application;
  const updatedAt = at.toISOString();
  const { gsi2sk, gsi3sk } = changeKeys(application, updatedAt);
  return {
    Update: updateOf(
      applicationKey(userId, opportunityId),
      { set: { missedAt: updatedAt, gsi2sk, gsi3sk }, add: { version: 1 } },
      asRead({ version }),
    ),
  };
};

/**
 * Marks those applications of at most 24 users for one posting whose promise was missed by `day`, in one transaction with the
 * counters. What changes at the same moment is read again. Returns all that were missed, also those that were marked before.
 */
export const markMissed = async (
  posting: StoredOpportunity,
  userIds: readonly string[],
  day: string,
  at: Date,
): Promise<readonly StoredApplication[]> =>
  retrying(
    async () => {
      const missed = (await applicationsWith(posting.id, userIds)).filter(
        (one) => replyState(one, day) === 'missed',
      );
      const unmarked = missed.filter(({ missedAt }) => missedAt === undefined);
      if (unmarked.length === 0) return missed;
      const missedAt = at.toISOString();
      await transact({
        applications: unmarked.map((one) => markWrite(one, at)),
        replies: replyWrites(unmarked.map((one) => ({ posting, before: one, after: { ...one, missedAt } }))),
      });
      return missed;
      // One of them was decided or withdrawn in between.
    },
    (error) => error instanceof TransactionFailed,
  );
