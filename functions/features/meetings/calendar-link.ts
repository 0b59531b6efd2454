import * as z from 'zod';
import { env } from '#functions/core/env.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { hashToken, newToken } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, getItems, transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import type { meetings } from '#shared/features/meetings/routes.ts';

const linkSchema = z.object({ token: z.string() });

const tokenOf = async (userId: string): Promise<string | undefined> =>
  (await getItem(linkSchema, keyOf('calendar-link', { userId })))?.token;

/** Makes the address of a user's calendar; another request may have made one meanwhile. */
const makeToken = async (userId: string): Promise<string> => {
  const token = newToken();
  try {
    await transact({
      link: {
        Put: {
          Item: { ...itemOf('calendar-link', { userId }), token },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      feed: { Put: { Item: { ...itemOf('calendar-feed', { tokenHash: hashToken(token) }), userId } } },
    });
    return token;
  } catch (error) {
    const made = error instanceof TransactionFailed ? await tokenOf(userId) : undefined;
    if (made === undefined) throw error;
    return made;
  }
};

/** The private address of the user's calendar; the first time, it is made. */
export const calendar: Handler<typeof meetings.calendar> = async ({ account }) => {
  const token = (await tokenOf(account.id)) ?? (await makeToken(account.id));
  return { url: `${env('SITE_URL')}/api/calendar/${token}.ics` };
};

/** Makes the address invalid. */
export const resetCalendar: Handler<typeof meetings.resetCalendar> = async ({ account }) => {
  const token = await tokenOf(account.id);
  if (token !== undefined)
    await transact({
      link: { Delete: { Key: keyOf('calendar-link', { userId: account.id }) } },
      feed: { Delete: { Key: keyOf('calendar-feed', { tokenHash: hashToken(token) }) } },
    });
  return {};
};

/** Whose calendar a token shows; undefined for one that no one has. Half a read unit. */
export const userOfToken = async (token: string): Promise<string | undefined> => {
  const key = keyOf('calendar-feed', { tokenHash: hashToken(token) });
  return (await getItems(z.object({ userId: z.string() }), [key]))[0]?.userId;
};
