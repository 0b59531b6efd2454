import { type Account, accountKey, statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { newId } from '#functions/core/ids.ts';
import { transact, updateItem } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { removeActiveAdmin } from '#functions/parts/users/active-admins.ts';
import type { Role } from '#shared/core/contract.ts';
import { statusAtSignUp } from '#shared/features/users/rules.ts';

/* All throw `ConditionFailed` when there is no such account, except `changeRole`. */

const EXISTS = 'attribute_exists(pk)';

/** Ends every session of a person, for example because the password is a new one. */
export const endAllSessions = async (id: string): Promise<void> => {
  await updateItem(updateOf(accountKey(id), { add: { sessionEpoch: 1 } }, { condition: EXISTS }));
};

/**
 * Ends every session of a user who has a new password, and notes it for the mail about it. `how` says whether they knew
 * the old one or reset it by a mailed code.
 */
export const recordNewPassword = async (
  id: string,
  how: NonNullable<Account['newPassword']>['how'],
): Promise<void> => {
  await updateItem(
    updateOf(
      accountKey(id),
      { set: { newPassword: { id: newId(), how } }, add: { sessionEpoch: 1 } },
      { condition: EXISTS },
    ),
  );
};

/**
 * Gives the account the role of its Cognito group, with the status of a user who has just signed up with it: an
 * approval or rejection was for the old role. Returns the changed account. Throws `last_admin` for the last active
 * admin, and `TransactionFailed` when the role was changed meanwhile.
 */
export const changeRole = async (account: Account, role: Role): Promise<Account> => {
  const approved = statusAtSignUp(role) === 'active';
  const isActiveAdmin = account.role === 'admin' && statusOf(account) === 'active';
  const steps = {
    account: {
      Update: updateOf(
        accountKey(account.id),
        { set: { role, approved }, remove: ['rejected', 'firstApproval'], add: { sessionEpoch: 1 } },
        {
          condition: '#role = :before AND sessionEpoch = :epoch AND approved = :wasApproved',
          names: { '#role': 'role' },
          values: {
            ':before': account.role,
            ':wasApproved': account.approved,
            ':epoch': account.sessionEpoch,
          },
        },
      ),
    },
    activeAdmins: isActiveAdmin ? removeActiveAdmin(account.id) : undefined,
  };
  try {
    await transact(steps);
  } catch (error) {
    throw isRefused<typeof steps>(error) && error.failed.activeAdmins
      ? new AppError('last_admin', { cause: error })
      : error;
  }
  const { rejected: _rejected, firstApproval: _firstApproval, ...rest } = account;
  return { ...rest, role, approved, sessionEpoch: account.sessionEpoch + 1 };
};

/** Takes the address of an account for confirmed without a mail: for accounts that an operator makes. */
export const confirmAddress = async (id: string): Promise<void> => {
  await updateItem(updateOf(accountKey(id), { set: { emailConfirmed: true } }, { condition: EXISTS }));
};
