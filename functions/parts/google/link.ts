import * as z from 'zod';
import { type Account, getAccount } from '#functions/core/account.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { deleteItem, getItem, type Key } from '#functions/core/table.ts';

/*
 * A Google account is linked to a user while two records agree: `google#<sub>` names the user, and a record of the user
 * names the Google account.
 */

const googleKey = (sub: string): Key => keyOf('google', { sub });
const ownKey = (userId: string): Key => keyOf('google-link', { userId });

const googleSchema = z.object({ userId: z.string() });
const ownSchema = z.object({ sub: z.string() });

/** The writes that link the two. They fail when the user is linked to another Google account. */
export const linkSteps = (userId: string, sub: string) => ({
  google: { Put: { Item: { ...itemOf('google', { sub }), userId } } },
  link: {
    Put: {
      Item: { ...itemOf('google-link', { userId }), sub },
      ConditionExpression: 'attribute_not_exists(pk) OR #sub = :sub',
      ExpressionAttributeNames: { '#sub': 'sub' },
      ExpressionAttributeValues: { ':sub': sub },
    },
  },
});

/** The id of the Google account linked to a user, or undefined. */
export const googleIdOf = async (userId: string): Promise<string | undefined> =>
  (await getItem(ownSchema, ownKey(userId)))?.sub;

/** The account linked to a Google account, or undefined. */
export const linkedAccount = async (sub: string): Promise<Account | undefined> => {
  const found = await getItem(googleSchema, googleKey(sub));
  return found && (await googleIdOf(found.userId)) === sub ? getAccount(found.userId) : undefined;
};

/** Unlinks a user's Google account: the mailbox may have a new owner. */
export const unlink = (userId: string): Promise<void> => deleteItem({ Key: ownKey(userId) });

/** Deletes both records of a user's link. */
export const deleteGoogleLink = async (userId: string): Promise<void> => {
  const sub = await googleIdOf(userId);
  if (sub === undefined) return;
  // The Google account may by now be linked to another user.
  if ((await getItem(googleSchema, googleKey(sub)))?.userId === userId)
    await deleteItem({ Key: googleKey(sub) });
  await unlink(userId);
};
