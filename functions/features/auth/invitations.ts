import * as z from 'zod';
import { type Account, accountKey, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { hashToken, newId, newToken } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import {
  getItem,
  type Key,
  putItem,
  TransactionFailed,
  transact,
  type Write,
} from '#functions/core/table.ts';
import { momentSchema } from '#shared/contract.ts';
import { INVITATION_SECONDS } from '#shared/retention.ts';

/** The latest request for a mail with an invitation, which the mail consumer sends. */
export const invitationRequestSchema = z.object({
  userId: z.string(),
  requestId: z.string(),
  requestedAt: momentSchema,
});

const invitationSchema = z.object({
  userId: z.string(),
  email: z.string(),
  /** Seconds since 1970 from which on the token is not valid. */
  ttl: z.number().int(),
});

const tokenKey = (token: string): Key => keyOf('invitation', { tokenHash: hashToken(token) });

/** The write that asks for a mail with an invitation. Links of earlier mails work until one is used. */
export const requestInvitation = (userId: string, invitedBy: string, now: Date): Write => ({
  Put: {
    Item: {
      ...itemOf('invitation-request', { userId }),
      userId,
      invitedBy,
      requestId: newId(),
      requestedAt: now.toISOString(),
    },
  },
});

/** A new token for the invitation of an account, valid from the request on. The table holds its hash. */
export const newInvitation = async (
  { id, email }: Pick<Account, 'id' | 'email'>,
  requestedAt: Date,
): Promise<string> => {
  const token = newToken();
  const ttl = Math.floor(requestedAt.getTime() / 1000) + INVITATION_SECONDS;
  await putItem({
    Item: { ...itemOf('invitation', { tokenHash: hashToken(token) }), userId: id, email, ttl },
  });
  return token;
};

/** The invited account that a token is for. Throws `invalid_token` when there is none, or none any more. */
export const invitedAccount = async (token: string, now: Date): Promise<Account> => {
  const found = await getItem(invitationSchema, tokenKey(token));
  const account = found && found.ttl * 1000 > now.getTime() ? await getAccount(found.userId) : undefined;
  if (account?.invitedAt === undefined || account.suspended || account.email !== found?.email)
    throw new AppError('invalid_token', {
      message: 'This invitation is not valid any more. Ask the person who invited you for a new one.',
    });
  return account;
};

/** Uses the token up: the account is the user's own, with a confirmed address. Throws `invalid_token` the second time. */
export const redeemInvitation = async (token: string, account: Account): Promise<Account> => {
  const { invitedAt: _, ...accepted } = {
    ...account,
    emailConfirmed: true,
    sessionEpoch: account.sessionEpoch + 1,
  };
  try {
    await transact([
      { Delete: { Key: tokenKey(token), ConditionExpression: 'attribute_exists(pk)' } },
      {
        Update: {
          Key: accountKey(account.id),
          UpdateExpression: 'SET emailConfirmed = :yes REMOVE invitedAt ADD sessionEpoch :one',
          ConditionExpression: 'attribute_exists(invitedAt) AND suspended = :no AND sessionEpoch = :epoch',
          ExpressionAttributeValues: {
            ':yes': true,
            ':no': false,
            ':one': 1,
            ':epoch': account.sessionEpoch,
          },
        },
      },
    ]);
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('invalid_token', { cause: error }) : error;
  }
  return accepted;
};
