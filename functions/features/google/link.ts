import * as z from 'zod';
import { type Account, getAccount } from '#functions/core/account.ts';
import { deleteItem, getItem, type Key, type Write } from '#functions/core/table.ts';

/*
 * A Google account and one of ours belong together while both of two records say so: `google#<sub>` names the person,
 * and the person's own record names the Google account.
 */

const googleKey = (sub: string): Key => ({ pk: `google#${sub}`, sk: 'google' });
const ownKey = (userId: string): Key => ({ pk: `user#${userId}`, sk: 'google' });

const googleSchema = z.object({ userId: z.string() });
const ownSchema = z.object({ sub: z.string() });

/** The writes that link the two. They fail when another Google account is the person's. */
export const linking = (userId: string, sub: string): Write[] => [
  { Put: { Item: { ...googleKey(sub), entity: 'google', userId } } },
  {
    Put: {
      Item: { ...ownKey(userId), entity: 'google-link', sub },
      ConditionExpression: 'attribute_not_exists(pk) OR #sub = :sub',
      ExpressionAttributeNames: { '#sub': 'sub' },
      ExpressionAttributeValues: { ':sub': sub },
    },
  },
];

/** The Google account of a person, or undefined. */
export const subOf = async (userId: string): Promise<string | undefined> =>
  (await getItem(ownSchema, ownKey(userId)))?.sub;

/** The account that belongs to a Google account, or undefined. */
export const linkedAccount = async (sub: string): Promise<Account | undefined> => {
  const found = await getItem(googleSchema, googleKey(sub));
  return found && (await subOf(found.userId)) === sub ? getAccount(found.userId) : undefined;
};

/** Parts a person from their Google account: who has just shown that the mailbox is theirs may be somebody else. */
export const unlink = (userId: string): Promise<void> => deleteItem({ Key: ownKey(userId) });
