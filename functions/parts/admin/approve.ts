import { type Account, getAccount, statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Write } from '#functions/core/transaction.ts';
import type { UserStatus } from '#shared/features/users/schema.ts';
import {
  activeAdmins,
  addActiveAdmin,
  addActiveAdminBy,
  addOnlyActiveAdmin,
} from '../users/active-admins.ts';
import { changeAccount, OPERATOR } from './account-change.ts';
import { type DecisionContext, decide, decided, refuseUnlessWaiting } from './decisions.ts';

type Approval = UserStatus | 'awaiting_second_admin';

const approval = (context: DecisionContext) =>
  ({
    set: { approved: true, ...decided('approved', context) },
    remove: ['rejected', 'firstApproval'],
  }) as const;

const adminsChanged = () =>
  new AppError('conflict', { message: 'The list of active admins has just changed. Please try again.' });

/** Saves the first of two approvals. The same admin may repeat it without effect. */
const approveFirst = async (account: Account, context: DecisionContext): Promise<'awaiting_second_admin'> => {
  const { by, now } = context;
  if (account.firstApproval?.byId !== by.id) {
    const firstApproval = { byId: by.id, byName: by.name, at: now.toISOString() };
    const change = { set: { firstApproval }, before: {}, after: { firstApprovalBy: by.name } };
    await changeAccount(account, change, { ...context, action: 'approve_first' });
  }
  return 'awaiting_second_admin';
};

/** Approves an admin account by the rule of two admins, for the account as it was read. */
const approveAdminOnce = async (account: Account, context: DecisionContext): Promise<Approval> => {
  const { by } = context;
  const approveWith = (write: Write) =>
    decide(
      account,
      { ...approval(context), related: { activeAdmins: { write, refusal: adminsChanged() } } },
      'approve',
      context,
    );
  if (by.id === OPERATOR.id) return approveWith(addActiveAdmin(account.id));
  const active = await activeAdmins();
  if (active.size < 2) return approveWith(addOnlyActiveAdmin(account.id, by.id));
  const first = account.firstApproval?.byId;
  if (first === undefined || first === by.id || !active.has(first)) return approveFirst(account, context);
  return approveWith(addActiveAdminBy(account.id, first, by.id));
};

/** Whether nothing happened to the account since it was read, except that another admin approved it first. */
const isOnlyApprovedFirst = (read: Account, current: Account | undefined): current is Account =>
  current?.version === (read.version ?? 0) + 1 &&
  current.firstApproval !== undefined &&
  current.firstApproval.at !== read.firstApproval?.at;

/**
 * Approves an admin account. Once there are two active admins, it takes two of them; a first approval whose admin is
 * no longer active does not count. Of two who approve at the same moment, the later one completes the approval of the
 * other. The operator can approve alone.
 */
const approveAdmin = async (account: Account, context: DecisionContext): Promise<Approval> => {
  try {
    return await approveAdminOnce(account, context);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    const current = await getAccount(account.id);
    if (!isOnlyApprovedFirst(account, current)) throw error;
    return approveAdminOnce(current, context);
  }
};

/** Lets a waiting user use the rights of the role. No effect on a user who is active already. */
export const approveAccount = async (account: Account, context: DecisionContext): Promise<Approval> => {
  if (statusOf(account) === 'active') return 'active';
  refuseUnlessWaiting(account, ['pending', 'rejected']);
  return account.role === 'admin'
    ? approveAdmin(account, context)
    : decide(account, approval(context), 'approve', context);
};
