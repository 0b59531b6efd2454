import * as z from 'zod';
import { SESSION_COOKIE } from '#shared/core/contract.ts';
import { SESSION_SECONDS } from '#shared/core/retention.ts';
import { type Account, accountKey, getAccount } from './account.ts';
import { hashToken, newToken } from './ids.ts';
import { itemOf, keyOf } from './keys.ts';
import { addLogFields } from './log.ts';
import { deleteItem, getItem, type Key, transact } from './table.ts';
import type { Steps } from './transaction.ts';

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

const sessionSchema = z.object({
  userId: z.string(),
  epoch: z.number().int(),
  /** Whether the browser keeps it when it is closed ("Remember me"). */
  remembered: z.boolean().default(false),
  /** Seconds since 1970; also what the table's TTL deletes by, some time after. */
  ttl: z.number().int(),
});

const sessionKey = (token: string): Key => keyOf('session', { tokenHash: hashToken(token) });

/** The account of a session that is open, by the session's key; undefined when it is unknown, over or ended. */
const openSession = async (key: Key, now: Date): Promise<Account | undefined> => {
  const session = await getItem(sessionSchema, key);
  if (!session || session.ttl * 1000 <= now.getTime()) return undefined;
  const account = await getAccount(session.userId);
  return !account || account.suspended || account.sessionEpoch !== session.epoch ? undefined : account;
};

/** Whether the session whose token has this hash is open: two reads. */
export const isOpenSession = async (tokenHash: string, now: Date): Promise<boolean> =>
  (await openSession(keyOf('session', { tokenHash }), now)) !== undefined;

/** The value of one of a request's cookies (`name=value` each); undefined when it has none, or an empty one. */
export const cookieIn = (cookies: readonly string[] | undefined, name: string): string | undefined =>
  cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;

/** The session's token in a request's cookies, or undefined. */
export const tokenIn = (cookies: readonly string[] | undefined): string | undefined =>
  cookieIn(cookies, SESSION_COOKIE);

/**
 * The account behind a session's token, or undefined when the session is unknown, over, or ended by a sign-out
 * everywhere, a suspension, a change of role or a password reset. Two reads (2 RCU), so that all of these bite
 * on the next request. The log of the request gets the user's id.
 */
export const accountOf = async (token: string | undefined, now: Date): Promise<Account | undefined> => {
  const account = token === undefined ? undefined : await openSession(sessionKey(token), now);
  if (account) addLogFields({ user: account.id });
  return account;
};

/**
 * Starts a session with a new token and returns the cookie that carries it. The account must be as it was read:
 * throws `TransactionFailed` when it was suspended or its sessions were ended in the meantime. `also` is stored with
 * the session, or not at all.
 */
export const startSession = async (
  account: Pick<Account, 'id' | 'sessionEpoch'>,
  remember: boolean,
  now: Date,
  also: Steps = {},
): Promise<string> => {
  addLogFields({ user: account.id });
  const token = newToken();
  const seconds = remember ? SESSION_SECONDS.remembered : SESSION_SECONDS.short;
  const steps = {
    account: {
      ConditionCheck: {
        Key: accountKey(account.id),
        ConditionExpression: 'suspended = :no AND sessionEpoch = :epoch',
        ExpressionAttributeValues: { ':no': false, ':epoch': account.sessionEpoch },
      },
    },
    session: {
      Put: {
        Item: {
          ...itemOf('session', { tokenHash: hashToken(token) }),
          userId: account.id,
          epoch: account.sessionEpoch,
          remembered: remember,
          ttl: Math.floor(now.getTime() / 1000) + seconds,
        },
      },
    },
  };
  await transact(steps, also);
  return `${SESSION_COOKIE}=${token}; ${ATTRIBUTES}${remember ? `; Max-Age=${seconds}` : ''}`;
};

/** Whether the session of a token began with "Remember me". */
export const isRememberedSession = async (token: string | undefined): Promise<boolean> =>
  token !== undefined && (await getItem(sessionSchema, sessionKey(token)))?.remembered === true;

/** Ends the session of a token, if there is one. */
export const endSession = async (token: string | undefined): Promise<void> => {
  if (token !== undefined) await deleteItem({ Key: sessionKey(token) });
};

/** The `Set-Cookie` value that deletes the session cookie. */
export const deleteSessionCookie = `${SESSION_COOKIE}=; ${ATTRIBUTES}; Max-Age=0`;

/**
 * The header of a sign-out that deletes what the browser has stored for the site. Not `"cookies"`, which would also sign
 * the user out of other sites of the same domain; not `"cache"`, which holds only what is public: answers of the API to
 * a request with a session are never cached.
 */
export const CLEAR_SITE_DATA = ['clear-site-data', '"storage"'] as const;
