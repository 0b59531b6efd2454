import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { withLatest } from '#functions/core/retry.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { getMentorship, type MentorshipRecord, sideOf } from '#functions/parts/mentorships/repository.ts';
import type { MentorshipSide } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { nextSessionsOf, shownMentorship } from './view.ts';

/** Who changes a mentorship, and when. */
export interface Caller {
  readonly record: MentorshipRecord;
  readonly account: Account;
  readonly now: Date;
}

/** The side of the caller, who has one: the contract lets no one else through. */
export const sideOfCaller = (mentorship: MentorshipRecord, userId: string): MentorshipSide => {
  const side = sideOf(mentorship, userId);
  if (!side) throw new AppError('not_found');
  return side;
};

/** 409 for what cannot be done in this status, or by this side. */
export const notPossible = (message: string) => new AppError('illegal_transition', { message });

/** 409 for the other side. */
export const only = (side: MentorshipSide, { record, account }: Caller): void => {
  if (sideOfCaller(record, account.id) !== side) throw notPossible(`Only the ${side} can do this.`);
};

/** The mentorship as its caller sees it now. */
export const answer = async ({ record, account, now }: Caller): Promise<Mentorship> => {
  const [current, next] = await Promise.all([getMentorship(record.id), nextSessionsOf(account.id, now)]);
  return shownMentorship(current ?? record, account.id, next, now);
};

/**
 * Changes a mentorship by `attempt`, again with the mentorship as it is then when another change came first. `attempt` does
 * nothing when the mentorship is as it is to be: a request that is sent again succeeds.
 */
export const change = async (
  { record }: Pick<Caller, 'record'>,
  attempt: (mentorship: MentorshipRecord) => Promise<void>,
): Promise<void> => {
  try {
    await withLatest(
      record,
      () => getMentorship(record.id),
      attempt,
      (error) => error instanceof TransactionFailed,
    );
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
};

/** The same, with the mentorship as its caller sees it afterwards. */
export const changed = async (
  call: Caller,
  attempt: (mentorship: MentorshipRecord) => Promise<void>,
): Promise<Mentorship> => {
  await change(call, attempt);
  return answer(call);
};
