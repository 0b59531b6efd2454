import { env } from '#functions/core/env.ts';
import { hashToken } from '#functions/core/ids.ts';
import { log } from '#functions/core/log.ts';
import { isFromEdge } from '#functions/core/middleware/guard-origin.ts';
import { accountOf, tokenIn } from '#functions/core/session.ts';
import { LIVE_BROWSERS } from '#shared/features/inbox/live-updates.ts';
import { connectionsOf, forgetConnection, type LiveConnection, noteConnection } from './connections.ts';
import { closeSocket } from './sockets.ts';

/** What of API Gateway's event is used when a browser wants to connect. Header names are as the client wrote them. */
export interface ConnectEvent {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly requestContext: {
    readonly connectionId: string;
    readonly routeKey: string;
    readonly requestTimeEpoch: number;
  };
}

/** The socket is opened for a status of 2xx only. */
interface Decision {
  readonly statusCode: number;
}

/** Ends a socket that another one takes the place of. The record of the session's earlier one is overwritten by the new one's. */
const replace = async (earlier: LiveConnection, tokenHash: string, now: Date): Promise<void> => {
  try {
    if (earlier.tokenHash !== tokenHash) await forgetConnection(earlier);
    await closeSocket(earlier.connectionId, now);
  } catch (error) {
    log('warn', 'a replaced socket was not closed', { error });
  }
};

/**
 * Lets a browser connect whose page is ours and whose session is open: 403 for another page, 401 without a session. A session
 * has one socket at a time, and a user at most `LIVE_BROWSERS`.
 */
export const connect = async ({ headers = {}, requestContext }: ConnectEvent): Promise<Decision> => {
  const given = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  // Browsers always say which page opens a socket: one without is none, and has no use for it.
  if (!isFromEdge(given.get('x-origin-secret')) || given.get('origin') !== env('SITE_URL'))
    return { statusCode: 403 };
  const now = new Date(requestContext.requestTimeEpoch);
  const token = tokenIn(given.get('cookie')?.split(/; */));
  const account = await accountOf(token, now);
  if (!account || token === undefined) return { statusCode: 401 };
  const connection = {
    userId: account.id,
    tokenHash: hashToken(token),
    connectionId: requestContext.connectionId,
  };
  const before = await connectionsOf(account.id, now);
  const same = before.filter(({ tokenHash }) => tokenHash === connection.tokenHash);
  const others = before.filter((one) => !same.includes(one));
  const tooMany = others.slice(0, Math.max(0, others.length - LIVE_BROWSERS + 1));
  await Promise.all([...same, ...tooMany].map((one) => replace(one, connection.tokenHash, now)));
  await noteConnection(connection, now);
  return { statusCode: 200 };
};
