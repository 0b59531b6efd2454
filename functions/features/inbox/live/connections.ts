import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { deleteItem, putItem, queryItems } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { LIVE_CONNECTION_SECONDS } from '#shared/core/retention.ts';
import { LIVE_BROWSERS } from '#shared/features/inbox/live-updates.ts';

export const connectionSchema = z.object({
  userId: z.string(),
  connectionId: z.string(),
  /** Of the session that opened the socket. */
  tokenHash: z.string(),
  /** Milliseconds since 1970. */
  connectedAt: z.number().int(),
  /** Seconds since 1970. API Gateway has closed the socket by then. */
  ttl: z.number().int(),
});
export type LiveConnection = z.infer<typeof connectionSchema>;

/** The sockets of a user that may be open, the oldest first: one query of half a unit or one. */
export const connectionsOf = async (userId: string, now: Date): Promise<LiveConnection[]> => {
  const { items } = await queryItems(connectionSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('live-connection', { userId, tokenHash: '' }).pk },
    ConsistentRead: true,
    Limit: 2 * LIVE_BROWSERS,
  });
  return items.filter(({ ttl }) => ttl * 1000 > now.getTime()).sort((a, b) => a.connectedAt - b.connectedAt);
};

/** Notes the socket of a session, in place of an earlier one. */
export const noteConnection = (
  connection: Omit<LiveConnection, 'ttl' | 'connectedAt'>,
  now: Date,
): Promise<void> =>
  putItem({
    Item: {
      ...itemOf('live-connection', connection),
      ...connection,
      connectedAt: now.getTime(),
      ttl: Math.floor(now.getTime() / 1000) + LIVE_CONNECTION_SECONDS,
    },
  });

/** Forgets a socket, unless its session has opened another one meanwhile. */
export const forgetConnection = async ({
  userId,
  tokenHash,
  connectionId,
}: LiveConnection): Promise<void> => {
  await unlessRefused(
    deleteItem({
      Key: keyOf('live-connection', { userId, tokenHash }),
      ConditionExpression: 'connectionId = :id',
      ExpressionAttributeValues: { ':id': connectionId },
    }),
  );
};
