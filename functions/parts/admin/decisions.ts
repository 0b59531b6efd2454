import { type Account, statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Decision } from '#shared/core/decisions.ts';
import type { AuditAction } from '#shared/features/admin/audit.ts';
import type { UserStatus } from '#shared/features/users/schema.ts';
import { addActiveAdmin, removeActiveAdmin } from '../users/active-admins.ts';
import { type AccountChange, type ActionContext, auditUserOf, changeAccount } from './account-change.ts';

/** A decision about a user: who made it, when and why. */
export type DecisionContext = Omit<ActionContext, 'action'>;

/** The part of the account that says which decision was the latest. */
export const decided = (
  kind: Decision['kind'],
  { by, reason, now }: DecisionContext,
): { decision: Decision } => ({
  decision: { kind, at: now.toISOString(), byId: by.id, reason },
});

/** Whether an account has the rights of an admin now. */
export const isActiveAdmin = (account: Account): boolean =>
  account.role === 'admin' && statusOf(account) === 'active';

/** The status that an account has once a change is made. */
const statusAfter = (account: Account, { set, remove = [] }: AccountChange): UserStatus => {
  const changed = { ...account, ...set };
  for (const field of remove) delete changed[field];
  return statusOf(changed);
};

/** Changes an account by a decision and returns its new status. */
export const decide = async (
  account: Account,
  change: Omit<AccountChange, 'before' | 'after'>,
  action: AuditAction,
  context: DecisionContext,
): Promise<UserStatus> => {
  const status = statusAfter(account, { ...change, before: {}, after: {} });
  const audited = { ...change, before: { status: statusOf(account) }, after: { status } };
  await changeAccount(account, audited, { ...context, action });
  return status;
};

/** What suspending changes. Fails for the last active admin. */
export const suspension = (
  account: Account,
  context: DecisionContext,
): Omit<AccountChange, 'before' | 'after'> => ({
  set: { suspended: true, ...decided('suspended', context) },
  endSessions: true,
  related: isActiveAdmin(account)
    ? { activeAdmins: { write: removeActiveAdmin(account.id), refusal: new AppError('last_admin') } }
    : {},
});

/** What restoring changes. Sessions from before stay ended. */
export const restoration = (
  account: Account,
  context: DecisionContext,
): Omit<AccountChange, 'before' | 'after'> => ({
  set: { suspended: false, ...decided('restored', context) },
  related: isActiveAdmin({ ...account, suspended: false })
    ? { activeAdmins: { write: addActiveAdmin(account.id), refusal: new AppError('conflict') } }
    : {},
});

/** Suspends a user from the next request on. No effect on a user who is already suspended. */
export const suspendAccount = async (account: Account, context: DecisionContext): Promise<UserStatus> =>
  account.suspended ? 'suspended' : decide(account, suspension(account, context), 'suspend', context);

/** Undoes a suspension. */
export const restoreAccount = async (account: Account, context: DecisionContext): Promise<UserStatus> =>
  account.suspended ? decide(account, restoration(account, context), 'restore', context) : statusOf(account);

/** Throws `conflict` unless the account has one of the statuses. */
export const refuseUnlessWaiting = (account: Account, allowed: readonly UserStatus[]): void => {
  const status = statusOf(account);
  if (!allowed.includes(status))
    throw new AppError('conflict', { message: `This user is ${status}, so there’s nothing to decide.` });
};

/** Rejects an account that waits for approval. */
export const rejectAccount = async (account: Account, context: DecisionContext): Promise<UserStatus> => {
  refuseUnlessWaiting(account, ['pending']);
  const change = {
    set: { rejected: true, ...decided('rejected', context) },
    remove: ['firstApproval'],
  } as const;
  return decide(account, change, 'reject', context);
};

/** The context of a decision by an admin, for the routes. */
export const decisionContext = (admin: Account, reason: string, now: Date): DecisionContext => ({
  by: auditUserOf(admin),
  reason,
  now,
});
