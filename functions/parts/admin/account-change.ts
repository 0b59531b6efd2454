import { type Account, accountKey } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import { TransactionFailed, type Write } from '#functions/core/table.ts';
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
  readonly relatedWrites?: readonly RelatedWrite[];
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

const expressionOf = ({ set, remove = [], endSessions }: AccountChange): string => {
  const assigned = Object.keys(set).map((name) => `#${name} = :${name}`);
  const removed = remove.map((name) => `#${name}`);
  return [
    `SET ${[...assigned, '#version = :next'].join(', ')}`,
    removed.length > 0 ? `REMOVE ${removed.join(', ')}` : '',
    endSessions ? 'ADD sessionEpoch :one' : '',
  ].join(' ');
};

/** The update of the account, only if it is as it was read in everything that decisions depend on. */
const accountUpdate = (account: Account, change: AccountChange): Write => {
  const { version = 0, role, approved, suspended, invitedAt } = account;
  const names = [...Object.keys(change.set), ...(change.remove ?? []), 'version', 'role'];
  return {
    Update: {
      Key: accountKey(account.id),
      UpdateExpression: expressionOf(change),
      ConditionExpression: `${version === 0 ? 'attribute_not_exists(#version)' : '#version = :version'} AND #role = :wasRole AND approved = :wasApproved AND suspended = :wasSuspended AND ${invitedAt === undefined ? 'attribute_not_exists(invitedAt)' : 'invitedAt = :wasInvitedAt'}`,
      ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(Object.entries(change.set).map(([name, value]) => [`:${name}`, value])),
        ':next': version + 1,
        ':wasRole': role,
        ':wasApproved': approved,
        ':wasSuspended': suspended,
        ...(version > 0 && { ':version': version }),
        ...(invitedAt !== undefined && { ':wasInvitedAt': invitedAt }),
        ...(change.endSessions && { ':one': 1 }),
      },
    },
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
  const { relatedWrites = [], before, after } = change;
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
  try {
    await auditedTransaction(fact, [
      accountUpdate(account, change),
      ...relatedWrites.map(({ write }) => write),
    ]);
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    const refused = relatedWrites.find((_, index) => error.failed[index + 1]);
    throw refused?.refusal ?? new AppError('conflict', { cause: error });
  }
  await syncNow(account.id);
};
