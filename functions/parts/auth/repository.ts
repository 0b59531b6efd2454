import * as z from 'zod';
import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { newId } from '#functions/core/ids.ts';
import { itemOf, keyOf, partsOf } from '#functions/core/keys.ts';
import { ConditionFailed, deleteItem, getItem, getItems, type Key, putItem } from '#functions/core/table.ts';
import { type Steps, TransactionFailed, type Write } from '#functions/core/transaction.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import type { Profile } from '#functions/parts/profile/repository.ts';
import { newUserSteps } from '#functions/parts/users/repository.ts';

/** A reservation expires after this time, when the function that made it has ended. */
const RESERVATION_MS = 60_000;

/** An address is reserved by one sign-up (`claim`) until an account owns it (`userId`). */
const emailItemSchema = z.object({ claim: z.string().optional(), userId: z.string().optional() });

const emailKey = (email: string): Key => keyOf('email', { email });

/** The record of an address that an account owns. */
export const emailItem = (email: string, userId: string) => ({ ...itemOf('email', { email }), userId });

/** The id of the user with this address, or undefined. */
export const userIdOf = async (email: string): Promise<string | undefined> =>
  (await getItem(emailItemSchema, emailKey(email)))?.userId;

/** Which of the addresses belong to accounts. */
export const takenAmong = async (emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const taken = new Set<string>();
  const schema = emailItemSchema.extend({ pk: z.string() });
  for (let start = 0; start < emails.length; start += 100) {
    const keys = emails.slice(start, start + 100).map(emailKey);
    for (const { pk, userId } of await getItems(schema, keys))
      if (userId !== undefined) taken.add(partsOf('email', { pk }).email);
  }
  return taken;
};

/** The account that has this address, or undefined. */
export const accountOfAddress = async (email: string): Promise<Account | undefined> => {
  const id = await userIdOf(email);
  return id === undefined ? undefined : getAccount(id);
};

const HOLDS = 'claim = :claim';

/** Reserves an address for one sign-up and returns the claim to it; throws `email_taken` for all others. */
export const reserveEmail = async (email: string, now: Date): Promise<string> => {
  const claim = newId();
  try {
    await putItem({
      Item: { ...itemOf('email', { email }), claim, reservedAt: now.getTime() },
      ConditionExpression: 'attribute_not_exists(pk) OR reservedAt < :lapsed',
      ExpressionAttributeValues: { ':lapsed': now.getTime() - RESERVATION_MS },
    });
  } catch (error) {
    throw error instanceof ConditionFailed ? new AppError('email_taken') : error;
  }
  return claim;
};

/** Releases a reserved address, so that a failed sign-up can be repeated at once. */
export const releaseEmail = async (email: string, claim: string): Promise<void> => {
  await unlessRefused(
    deleteItem({
      Key: emailKey(email),
      ConditionExpression: HOLDS,
      ExpressionAttributeValues: { ':claim': claim },
    }),
  );
};

/** Turns the record of an account's address into a reservation, as part of the account's deletion. */
export const holdEmail = (email: string, userId: string, now: Date): { claim: string; write: Write } => {
  const claim = newId();
  return {
    claim,
    write: {
      Put: {
        Item: { ...itemOf('email', { email }), claim, reservedAt: now.getTime() },
        ConditionExpression: 'userId = :userId',
        ExpressionAttributeValues: { ':userId': userId },
      },
    },
  };
};

interface AccountToCreate {
  readonly claim: string;
  readonly account: Account;
  readonly profile: Profile;
  readonly also: Steps;
  /** Does the steps in one transaction. */
  readonly commit: (...groups: readonly Steps[]) => Promise<void>;
}

/**
 * Creates the account together with the steps in `also`, in one transaction: the address belongs to it from then on.
 * Throws `email_taken` when the claim was lost or the account exists.
 */
export const createAccount = async ({
  claim,
  account,
  profile,
  also,
  commit,
}: AccountToCreate): Promise<void> => {
  try {
    const steps = {
      address: {
        Put: {
          Item: emailItem(account.email, account.id),
          ConditionExpression: HOLDS,
          ExpressionAttributeValues: { ':claim': claim },
        },
      },
    };
    await commit(steps, newUserSteps(account, profile), also);
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('email_taken', { cause: error }) : error;
  }
};
