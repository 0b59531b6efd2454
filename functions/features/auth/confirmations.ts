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
import { CONFIRMATION_SECONDS } from '#shared/retention.ts';

/** A user's latest request for a confirmation mail, which the stream consumer sends. */
export const confirmationRequestSchema = z.object({
  userId: z.string(),
  requestId: z.string(),
  requestedAt: momentSchema,
});

const tokenSchema = z.object({
  userId: z.string(),
  email: z.string(),
  /** When the token expires, in seconds since 1970. */
  ttl: z.number().int(),
  usedAt: momentSchema.optional(),
});

const tokenKey = (token: string): Key => keyOf('confirmation', { tokenHash: hashToken(token) });

/** The write that requests a mail with a new link. Links of earlier mails keep working. */
export const requestConfirmation = (userId: string, now: Date) =>
  ({
    Put: {
      Item: {
        ...itemOf('confirmation-request', { userId }),
        userId,
        requestId: newId(),
        requestedAt: now.toISOString(),
      },
    },
  }) satisfies Write;

/** A new single-use token that confirms the account's address, valid from the request on. The table holds its hash. */
export const newConfirmation = async (
  account: Pick<Account, 'id' | 'email'>,
  requestedAt: Date,
): Promise<string> => {
  const token = newToken();
  await putItem({
    Item: {
      ...itemOf('confirmation', { tokenHash: hashToken(token) }),
      userId: account.id,
      email: account.email,
      ttl: Math.floor(requestedAt.getTime() / 1000) + CONFIRMATION_SECONDS,
    },
  });
  return token;
};

type Token = z.infer<typeof tokenSchema>;

/** Marks the token as used and confirms the address of its account, in one transaction. */
const redeem = (token: string, { userId, email }: Token, now: Date): Promise<void> =>
  transact([
    {
      Update: {
        Key: tokenKey(token),
        UpdateExpression: 'SET usedAt = :at',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(usedAt) AND #ttl > :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':at': now.toISOString(), ':now': Math.floor(now.getTime() / 1000) },
      },
    },
    {
      Update: {
        Key: accountKey(userId),
        UpdateExpression: 'SET emailConfirmed = :yes',
        ConditionExpression: 'email = :email',
        ExpressionAttributeValues: { ':yes': true, ':email': email },
      },
    },
  ]);

/** Whether this used, unexpired token is the one that confirmed the account's address. */
const hasConfirmed = async (token: string, now: Date): Promise<boolean> => {
  const found = await getItem(tokenSchema, tokenKey(token));
  if (found?.usedAt === undefined || found.ttl * 1000 <= now.getTime()) return false;
  const account = await getAccount(found.userId);
  return account?.emailConfirmed === true && account.email === found.email;
};

/**
 * Confirms the address that a token was mailed to, and returns it. The token works once; using it again (a second click,
 * a reload) gives the same answer until it expires. Throws `invalid_token` otherwise.
 */
export const confirmAddress = async (token: string, now: Date): Promise<string> => {
  const found = await getItem(tokenSchema, tokenKey(token));
  if (!found) throw new AppError('invalid_token');
  try {
    await redeem(token, found, now);
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    if (!(await hasConfirmed(token, now))) throw new AppError('invalid_token', { cause: error });
  }
  return found.email;
};
