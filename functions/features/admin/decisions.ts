import { type Account, statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { AuditAction } from '#shared/features/audit.ts';
import type { Decision } from '#shared/features/decisions.ts';
import type { UserStatus } from '#shared/features/users.ts';
import { type AccountChange, type ActionContext, auditUserOf, changeAccount, OPERATOR } from './change.ts';
import {
  activeAdmins,
  addActiveAdmin,
  addActiveAdminBy,
  addOnlyActiveAdmin,
  removeActiveAdmin,
} from './guard.ts';

/** A decision about a user: who made it, when and why. */
export type DecisionContext = Omit<ActionContext, 'action'>;

const decided = (kind: Decision['kind'], { by, reason, now }: DecisionContext): { decision: Decision } => ({
  decision: { kind, at: now.toISOString(), byId: by.id, reason },
});

const isActiveAdmin = (account: Account): boolean =>
  account.role === 'admin' && statusOf(account) === 'active';

/** The status that an account has once a change is made. */
const statusAfter = (account: Account, { set, remove = [] }: AccountChange): UserStatus => {
  const changed = { ...account, ...set };
  for (const field of remove) delete changed[field];
  return statusOf(changed);
};

const decide = async (
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
  relatedWrites: isActiveAdmin(account)
    ? [{ write: removeActiveAdmin(account.id), refusal: new AppError('last_admin') }]
    : [],
});

/** What restoring changes. Sessions from before stay ended. */
export const restoration = (
  account: Account,
  context: DecisionContext,
): Omit<AccountChange, 'before' | 'after'> => ({
  set: { suspended: false, ...decided('restored', context) },
  relatedWrites: isActiveAdmin({ ...account, suspended: false })
    ? [{ write: addActiveAdmin(account.id), refusal: new AppError('conflict') }]
    : [],
});

/** Suspends a user from the next request on. No effect on a user who is already suspended. */
export const suspendAccount = async (account: Account, context: DecisionContext): Promise<UserStatus> =>
  account.suspended ? 'suspended' : decide(account, suspension(account, context), 'suspend', context);

/** Undoes a suspension. */
export const restoreAccount = async (account: Account, context: DecisionContext): Promise<UserStatus> =>
  account.suspended ? decide(account, restoration(account, context), 'restore', context) : statusOf(account);

const refuseUnlessWaiting = (account: Account, allowed: readonly UserStatus[]): void => {
  const status = statusOf(account);
  if (!allowed.includes(status))
    throw new AppError('conflict', { message: `This user is ${status}: there is nothing to decide.` });
};

/** Decides against an approval. */
export const rejectAccount = async (account: Account, context: DecisionContext): Promise<UserStatus> => {
  refuseUnlessWaiting(account, ['pending']);
  const change = {
    set: { rejected: true, ...decided('rejected', context) },
    remove: ['firstApproval'],
  } as const;
  return decide(account, change, 'reject', context);
};

const approval = (context: DecisionContext) =>
  ({
    set: { approved: true, ...decided('approved', context) },
    remove: ['rejected', 'firstApproval'],
  }) as const;

const adminsChanged = () =>
  new AppError('conflict', { message: 'The active admins have just changed. Please try again.' });

/** Notes the first of two approvals. The same admin may repeat it without effect. */
const approveFirst = async (account: Account, context: DecisionContext): Promise<'awaiting_second_admin'> => {
  const { by, now } = context;
  if (account.firstApproval?.byId !== by.id) {
    const firstApproval = { byId: by.id, byName: by.name, at: now.toISOString() };
    const change = { set: { firstApproval }, before: {}, after: { firstApprovalBy: by.name } };
    await changeAccount(account, change, { ...context, action: 'approve_first' });
  }
  return 'awaiting_second_admin';
};

/**
 * Approves an admin account. Once there are two active admins, it takes two of them; a first approval whose admin is
 * no longer active does not count. The operator can approve alone.
 */
const approveAdmin = async (account: Account, context: DecisionContext) => {
  const { by } = context;
  const approveWith = (write: ReturnType<typeof addActiveAdmin>) =>
    decide(
      account,
      { ...approval(context), relatedWrites: [{ write, refusal: adminsChanged() }] },
      'approve',
      context,
    );
  if (by.id === OPERATOR.id) return approveWith(addActiveAdmin(account.id));
  const active = await activeAdmins();
  if (active.size < 2) return approveWith(addOnlyActiveAdmin(account.id));
  const first = account.firstApproval?.byId;
  if (first === undefined || first === by.id || !active.has(first)) return approveFirst(account, context);
  return approveWith(addActiveAdminBy(account.id, first, by.id));
};

/** Lets a waiting user do what their role may. A user who is active already stays so. */
export const approveAccount = async (
  account: Account,
  context: DecisionContext,
): Promise<UserStatus | 'awaiting_second_admin'> => {
  if (statusOf(account) === 'active') return 'active';
  refuseUnlessWaiting(account, ['pending', 'rejected']);
  return account.role === 'admin'
    ? approveAdmin(account, context)
    : decide(account, approval(context), 'approve', context);
};

/** The context of a decision by an admin, for the routes. */
export const decisionContext = (admin: Account, reason: string, now: Date): DecisionContext => ({
  by: auditUserOf(admin),
  reason,
  now,
});
