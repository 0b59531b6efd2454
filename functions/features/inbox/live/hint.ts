import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { partsOf } from '#functions/core/keys.ts';
import { log } from '#functions/core/log.ts';
import { isOpenSession } from '#functions/core/session.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { getInbox, inboxSchema, stateOf, unreadOf } from '#functions/parts/inbox/repository.ts';
import type { Hint } from '#shared/features/inbox/live-updates.ts';
import { connectionSchema, connectionsOf, forgetConnection, type LiveConnection } from './connections.ts';
import { closeSocket, sendOver } from './sockets.ts';

const ownedSchema = inboxSchema.extend({ pk: z.string() });

/** A socket this young may not be open yet, though its browser was let in. */
const YOUNG_MS = 10_000;
/** How long it is waited for then. */
const OPENING_MS = 300;

/** Sends a hint over a socket, once more if it is only opening; false when it is gone. */
const send = async (
  { connectionId, connectedAt }: LiveConnection,
  hint: Hint,
  at: Date,
): Promise<boolean> => {
  const text = JSON.stringify(hint);
  if (await sendOver(connectionId, text, at)) return true;
  if (at.getTime() - connectedAt > YOUNG_MS) return false;
  await setTimeout(OPENING_MS);
  return sendOver(connectionId, text, at);
};

/** Sends a hint to one browser. One whose session has ended gets nothing, and its socket is closed. */
const hintOne = async (connection: LiveConnection, hint: Hint, at: Date): Promise<void> => {
  try {
    if (!(await isOpenSession(connection.tokenHash, at))) {
      await closeSocket(connection.connectionId, at);
      await forgetConnection(connection);
    } else if (!(await send(connection, hint, at))) {
      await forgetConnection(connection);
    }
  } catch (error) {
    // No reason to process the change again: the browser asks by itself before long.
    log('warn', 'a hint was not sent to a browser', { error });
  }
};

/** Tells the connected browsers of a user that something in their inbox changed: not what, and nothing about anyone. */
export const hintBrowsers: Effect = async ({ before, after, at }) => {
  const inbox = ownedSchema.safeParse(after).data;
  if (!inbox) return;
  const since = stateOf(inbox);
  if (since === stateOf(inboxSchema.parse(before ?? {}))) return;
  const { userId } = partsOf('inbox', { pk: inbox.pk });
  const connections = await connectionsOf(userId, at);
  await Promise.all(connections.map((one) => hintOne(one, { since, unread: unreadOf(inbox) }, at)));
};

/** Tells a browser whose socket has opened what its user's inbox has: nothing that came meanwhile is missed. */
export const greetBrowser: Effect = async ({ before, after, at }) => {
  const connection = connectionSchema.safeParse(after).data;
  if (!connection || connection.connectionId === before?.connectionId) return;
  const inbox = await getInbox(connection.userId);
  await hintOne(connection, { since: stateOf(inbox), unread: unreadOf(inbox) }, at);
};
