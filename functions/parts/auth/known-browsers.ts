import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import type { Call } from '#functions/core/handlers.ts';
import { hashToken, newToken } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { startSession } from '#functions/core/session.ts';
import { getItem } from '#functions/core/table.ts';
import type { Route } from '#shared/core/contract.ts';
import { KNOWN_BROWSER_SECONDS } from '#shared/core/retention.ts';

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

/** How a session starts, and in which browser. */
interface Start {
  readonly remember: boolean;
  /** The token by which the browser is known; a new one without it. */
  readonly token: string | undefined;
  /** Whether the account began in this browser. */
  readonly first?: boolean;
}

/**
 * Starts a session in a browser that is known from then on, both in one transaction, and returns their cookies. The user
 * is mailed about a new browser, unless it is the first. Throws `TransactionFailed` as `startSession` does.
 */
export const startSessionInBrowser = async (
  account: Owner & Pick<Account, 'sessionEpoch'>,
  { remember, token = newToken(), first = false }: Start,
  now: Date,
): Promise<readonly string[]> => {
  const browser = {
    ...itemOf('known-browser', { userId: account.id, tokenHash: hashToken(token) }),
    userId: account.id,
    passwordId: passwordIdOf(account),
    first,
    signedInAt: now.toISOString(),
    ttl: Math.floor(now.getTime() / 1000) + KNOWN_BROWSER_SECONDS,
  };
  return [
    await startSession(account, remember, now, { browser: { Put: { Item: browser } } }),
    cookieOf(token),
  ];
};
