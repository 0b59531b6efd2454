import { type Account, accountKey } from '#functions/core/account.ts';
import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import { isRefused, type Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { fullName } from '#shared/core/names.ts';
import type { AuditAction, AuditUser, AuditValues } from '#shared/features/admin/audit.ts';
import { auditedTransaction } from './audit/repository.ts';
import { syncDirectory } from './directory/sync.ts';

/** A write in the same transaction as the account's, and the error that its failed condition means. */
interface RelatedWrite {
  readonly write: Write;
  readonly refusal: AppError;
}

/** What an action changes of an account. */
export interface AccountChange {
  readonly set: Partial<Account>;
  readonly remove?: readonly (keyof Account)[];
  /** Ends every session, on the next request of each. */
  readonly endSessions?: true;
  /** By the names of their steps. */
  readonly related?: Readonly<Record<string, RelatedWrite>>;
  readonly before: AuditValues;
  readonly after: AuditValues;
}

/** An action on an account: who performs it, when and why. */
export interface ActionContext {
  readonly action: AuditAction;
  readonly by: AuditUser;
  readonly reason: string;
  readonly now: Date;
}

/** A user as the audit log names one. */
export const auditUserOf = ({ id, firstName, lastName }: Pick<Account, 'id' | 'firstName' | 'lastName'>) => ({
  id,
  name: fullName({ firstName, lastName }),
});

/** The operator, who works with commands. */
export const OPERATOR: AuditUser = { id: 'operator', name: 'Operator' };

/** The update of the account, only if it is as it was read in everything that decisions depend on. */
const accountUpdate = (account: Account, change: AccountChange): Write => {
  const { version = 0, role, approved, suspended, invitedAt } = account;
  const { set, remove, endSessions } = change;
  const before = { version: version === 0 ? undefined : version, role, approved, suspended, invitedAt };
  return {
    Update: updateOf(
      accountKey(account.id),
      { set: { ...set, version: version + 1 }, remove, add: endSessions && { sessionEpoch: 1 } },
      asRead(before),
    ),
  };
};

/** Brings the directory up to date at once, for the admin who looks at it. Should it fail, the stream's consumer does it. */
export const syncNow = async (userId: string): Promise<void> => {
  try {
    await syncDirectory(userId);
  } catch (error) {
    log('warn', 'the directory is updated later', { userId, error });
  }
};

/**
 * Changes an account and writes the audit log, all or nothing. Throws `conflict` when the account was changed since it
 * was read, or the refusal of the first other write whose condition does not hold.
 */
export const changeAccount = async (
  account: Account,
  change: AccountChange,
  context: ActionContext,
): Promise<void> => {
  const { related = {}, before, after } = change;
  const { action, by: actor, reason, now } = context;
  const fact = {
    at: now.toISOString(),
    actor,
    action,
    target: auditUserOf(account),
    reason,
    before,
    after,
  };
  const relatedSteps = Object.fromEntries(Object.entries(related).map(([name, { write }]) => [name, write]));
  try {
    await auditedTransaction(fact, { account: accountUpdate(account, change) }, relatedSteps);
  } catch (error) {
    if (!isRefused<typeof relatedSteps>(error)) throw error;
    const refused = Object.entries(related).find(([name]) => error.failed[name]);
    throw refused?.[1].refusal ?? new AppError('conflict', { cause: error });
  }
  await syncNow(account.id);
};
