import { type Account, accountKey } from '#functions/core/account.ts';
import { updateItem } from '#functions/core/table.ts';
import type { Role } from '#shared/contract.ts';
import { statusAtSignUp } from '#shared/features/user-rules.ts';

/*
 * Repository functions on what somebody may do. Each that takes something away adds one to `sessionEpoch`, which
 * ends all sessions of the person. All throw `ConditionFailed` when there is no such account.
 */

const EXISTS = 'attribute_exists(pk)';

/** Lets a pending person do what their role may. */
export const approve = async (id: string): Promise<void> => {
  await updateItem({
    Key: accountKey(id),
    UpdateExpression: 'SET approved = :yes',
    ConditionExpression: EXISTS,
    ExpressionAttributeValues: { ':yes': true },
  });
};

/** Shuts somebody out, from the next request on. */
export const suspend = async (id: string): Promise<void> => {
  await updateItem({
    Key: accountKey(id),
    UpdateExpression: 'SET suspended = :yes ADD sessionEpoch :one',
    ConditionExpression: EXISTS,
    ExpressionAttributeValues: { ':yes': true, ':one': 1 },
  });
};

/** Undoes a suspension. Sessions from before stay ended. */
export const restore = async (id: string): Promise<void> => {
  await updateItem({
    Key: accountKey(id),
    UpdateExpression: 'SET suspended = :no',
    ConditionExpression: EXISTS,
    ExpressionAttributeValues: { ':no': false },
  });
};

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
 * Gives the account the role that Cognito's groups tell, with the standing of somebody who has just signed up with
 * it: an approval was for the old role. Returns the account as it is now; throws `ConditionFailed` when the role
 * changed meanwhile.
 */
export const changeRole = async (account: Account, role: Role): Promise<Account> => {
  const approved = statusAtSignUp(role) === 'active';
  await updateItem({
    Key: accountKey(account.id),
    UpdateExpression: 'SET #role = :role, approved = :approved ADD sessionEpoch :one',
    ConditionExpression: '#role = :before AND sessionEpoch = :epoch',
    ExpressionAttributeNames: { '#role': 'role' },
    ExpressionAttributeValues: {
      ':role': role,
      ':approved': approved,
      ':before': account.role,
      ':epoch': account.sessionEpoch,
      ':one': 1,
    },
  });
  return { ...account, role, approved, sessionEpoch: account.sessionEpoch + 1 };
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
