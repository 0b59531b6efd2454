import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { log } from '#functions/core/log.ts';
import { isOpenSession } from '#functions/core/session.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import type { Hint } from '#shared/features/live-updates.ts';
import { inboxSchema, stateOf } from '../repository.ts';
import { connectionsOf, forgetConnection, type LiveConnection } from './connections.ts';
import { closeSocket, sendOver } from './sockets.ts';

const ownedSchema = inboxSchema.extend({ pk: z.string() });

/** Sends a hint to one browser. One whose session has ended gets nothing, and its socket is closed. */
const hintOne = async (connection: LiveConnection, hint: Hint, at: Date): Promise<void> => {
  try {
    if (!(await isOpenSession(connection.tokenHash, at))) {
      await closeSocket(connection.connectionId, at);
      await forgetConnection(connection);
    } else if (!(await sendOver(connection.connectionId, JSON.stringify(hint), at))) {
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
  const userId = inbox.pk.slice(keyOf('inbox', { userId: '' }).pk.length);
  const connections = await connectionsOf(userId, at);
  await Promise.all(connections.map((one) => hintOne(one, { since }, at)));
};
