import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import type { Call } from '#functions/core/handlers.ts';
import { hashToken, newToken } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { ConditionFailed, getItem, putItem, updateItem } from '#functions/core/table.ts';
import type { Route } from '#shared/contract.ts';
import { KNOWN_BROWSER_SECONDS } from '#shared/retention.ts';

/** Outlives the session: it says in which browser a user has signed in before, and opens nothing. */
const COOKIE = '__Host-fledge-browser';

const cookieOf = (token: string): string =>
  `${COOKIE}=${token}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${KNOWN_BROWSER_SECONDS}`;

/** The token by which this browser is known, if it has one. One token serves all users of a browser. */
export const browserToken = ({ cookie }: Pick<Call<Route>, 'cookie'>): string | undefined => {
  const token = cookie(COOKIE);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
};

const keyOfBrowser = (userId: string, token: string) =>
  keyOf('known-browser', { userId, tokenHash: hashToken(token) });

const ttlFrom = (now: Date): number => Math.floor(now.getTime() / 1000) + KNOWN_BROWSER_SECONDS;

/** Whose browser it is, and which password is theirs now. */
type Owner = Pick<Account, 'id' | 'newPassword'>;

/** Names the password of an account: a new one has another id, the first has none. */
const passwordIdOf = ({ newPassword }: Owner): string => newPassword?.id ?? '';

const browserSchema = z.object({ ttl: z.number(), passwordId: z.string().default('') });

/**
 * Whether the user has signed in in this browser with the password that is theirs now: who knew only an earlier one has
 * no right to a limit of their own.
 */
export const isKnownBrowser = async (account: Owner, token: string, now: Date): Promise<boolean> => {
  const found = await getItem(browserSchema, keyOfBrowser(account.id, token));
  return (
    found !== undefined && found.ttl * 1000 > now.getTime() && found.passwordId === passwordIdOf(account)
  );
};

/** Stores a new browser of a user and returns its cookie. Its record wakes the mail consumer, unless it is the `first`. */
const add = async (account: Owner, token: string, first: boolean, now: Date): Promise<string> => {
  await putItem({
    Item: {
      ...itemOf('known-browser', { userId: account.id, tokenHash: hashToken(token) }),
      userId: account.id,
      passwordId: passwordIdOf(account),
      first,
      signedInAt: now.toISOString(),
      ttl: ttlFrom(now),
    },
  });
  return cookieOf(token);
};

/** Remembers the browser in which an account began, and returns its cookie. The user is not mailed about it. */
export const rememberFirstBrowser = (account: Owner, token: string | undefined, now: Date): Promise<string> =>
  add(account, token ?? newToken(), true, now);

/** Remembers the browser of a sign-in for longer and returns its cookie. The user is mailed about a new one. */
export const rememberBrowser = async (
  account: Owner,
  token: string | undefined,
  now: Date,
): Promise<string> => {
  if (token === undefined) return add(account, newToken(), false, now);
  try {
    await updateItem({
      Key: keyOfBrowser(account.id, token),
      UpdateExpression: 'SET #ttl = :ttl, passwordId = :password',
      ConditionExpression: 'attribute_exists(pk) AND #ttl > :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':ttl': ttlFrom(now),
        ':now': Math.floor(now.getTime() / 1000),
        ':password': passwordIdOf(account),
      },
    });
    return cookieOf(token);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return add(account, token, false, now);
  }
};
