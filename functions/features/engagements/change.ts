import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { withLatest } from '#functions/core/retry.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { getEngagement } from '#functions/parts/engagements/repository.ts';
import { ENGAGEMENT_CHANGES, type EngagementSide } from '#shared/features/engagements/rules.ts';
import type { Engagement, StoredEngagement } from '#shared/features/engagements/schema.ts';
import { shownEngagement, sideOf } from './view.ts';

const LIMIT = { name: 'engagement-changes', ...ENGAGEMENT_CHANGES };

/** Who changes an engagement, and when. */
export interface Caller {
  readonly record: StoredEngagement;
  readonly account: Account;
  readonly now: Date;
}

/** 409 for what cannot be done with an engagement as it is. */
export const notPossible = (message: string) => new AppError('illegal_transition', { message });

/** 409 for the other side. */
export const only = (side: EngagementSide, { record, account }: Caller): void => {
  if (sideOf(record, account.id) === side) return;
  const who = side === 'student' ? 'the student' : 'those who posted the project';
  throw notPossible(`Only ${who} can do this.`);
};

/** Counts a change against the caller’s limit. */
export const limitChanges = ({ account, now }: Caller): Promise<void> =>
  limitRequests(LIMIT, account.id, now);

/** A user as the other side reads their name. */
export const personOf = ({ id, firstName, lastName }: Account) => ({ id, name: `${firstName} ${lastName}` });

/** The member who acts for the poster hears of the engagement from then on. */
export const contactOf = ({ record, account }: Caller): Partial<Pick<StoredEngagement, 'contact'>> =>
  sideOf(record, account.id) === 'poster' ? { contact: personOf(account) } : {};

/**
 * Changes an engagement by `attempt`, again with the engagement as it is then when another change came first, and answers it
 * as its caller sees it afterwards.
 */
export const changed = async (
  { record, account }: Caller,
  attempt: (engagement: StoredEngagement) => Promise<void>,
): Promise<Engagement> => {
  try {
    await withLatest(
      record,
      () => getEngagement(record.id),
      attempt,
      (error) => error instanceof TransactionFailed,
    );
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return shownEngagement((await getEngagement(record.id)) ?? record, account.id);
};
