import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { type Steps, TransactionFailed } from '#functions/core/transaction.ts';
import { AUTHORING_CHANGES } from '#shared/features/authoring/rules.ts';
import type { AuthoredCourse } from '#shared/features/authoring/schema.ts';
import { getWhole, type WholeAuthored } from './repository.ts';
import { noCourse, wholeOf } from './view.ts';

const LIMIT = { name: 'authoring-changes', ...AUTHORING_CHANGES };

/** Counts a change by an author, or throws 429. */
export const countChange = ({ id }: Account, now: Date): Promise<void> => limitRequests(LIMIT, id, now);

export const notPossible = (message: string) => new AppError('illegal_transition', { message });
/** 409 for a course that was changed since the client read it. */
export const stale = (cause?: unknown) =>
  new AppError('conflict', { message: 'This course was changed elsewhere in the meantime.', cause });

/** The whole of a course that an author changes on top of a version. 409 `conflict` when it has another one. */
export const wholeToChange = async (id: string, version: number): Promise<WholeAuthored> => {
  const whole = await getWhole(id);
  if (!whole) throw noCourse();
  if (whole.record.version !== version) throw stale();
  return whole;
};

/** What a change of a course does; a change that came first makes it a conflict. */
export const changed = async (id: string, now: Date, steps: Steps): Promise<AuthoredCourse> => {
  try {
    await transact(steps);
  } catch (error) {
    throw error instanceof TransactionFailed ? stale(error) : error;
  }
  return wholeOf(id, now);
};
