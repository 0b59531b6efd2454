import { type Account, accountKey, statusOf } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { transact, updateItem, type Write } from '#functions/core/table.ts';
import { removeActiveAdmin } from '#functions/parts/users/active-admins.ts';
import type { Role } from '#shared/core/contract.ts';
import { statusAtSignUp } from '#shared/features/users/rules.ts';

/* All throw `ConditionFailed` when there is no such account, except `changeRole`. */

const EXISTS = 'attribute_exists(pk)';

/** Ends every session of a person, for example because the password is a new one. */
export const endAllSessions = async (id: string): Promise<void> => {
  await updateItem({
    Key: accountKey(id),
    UpdateExpression: 'ADD sessionEpoch :one',
    ConditionExpression: EXISTS,
    ExpressionAttributeValues: { ':one': 1 },
  });
};

/**
 * Ends every session of a user who has a new password, and notes it for the mail about it. `how` says whether they knew
 * the old one or reset it by a mailed code.
 */
export const recordNewPassword = async (
  id: string,
  how: NonNullable<Account['newPassword']>['how'],
): Promise<void> => {
  await updateItem({
    Key: accountKey(id),
    UpdateExpression: 'SET newPassword = :new ADD sessionEpoch :one',
    ConditionExpression: EXISTS,
    ExpressionAttributeValues: { ':new': { id: newId(), how }, ':one': 1 },
  });
};

/**
 * Gives the account the role of its Cognito group, with the status of a user who has just signed up with it: an
 * approval or rejection was for the old role. Returns the changed account. Throws `TransactionFailed` when the role was changed
 * meanwhile (`failed[0]`), and for the last active admin (`failed[1]`).
 */
export const changeRole = async (account: Account, role: Role): Promise<Account> => {
  const approved = statusAtSignUp(role) === 'active';
  const update: Write = {
    Update: {
      Key: accountKey(account.id),
      UpdateExpression:
        'SET #role = :role, approved = :approved REMOVE rejected, firstApproval ADD sessionEpoch :one',
      ConditionExpression: '#role = :before AND sessionEpoch = :epoch AND approved = :wasApproved',
      ExpressionAttributeNames: { '#role': 'role' },
      ExpressionAttributeValues: {
        ':role': role,
        ':approved': approved,
        ':before': account.role,
        ':wasApproved': account.approved,
        ':epoch': account.sessionEpoch,
        ':one': 1,
      },
    },
  };
  const isActiveAdmin = account.role === 'admin' && statusOf(account) === 'active';
  await transact([update, ...(isActiveAdmin ? [removeActiveAdmin(account.id)] : [])]);
  const { rejected: _rejected, firstApproval: _firstApproval, ...rest } = account;
  return { ...rest, role, approved, sessionEpoch: account.sessionEpoch + 1 };
};

/** Takes the address of an account for confirmed without a mail: for accounts that an operator makes. */
export const confirmAddress = async (id: string): Promise<void> => {
  await updateItem({
    Key: accountKey(id),
    UpdateExpression: 'SET emailConfirmed = :yes',
    ConditionExpression: EXISTS,
    ExpressionAttributeValues: { ':yes': true },
  });
};
