import * as z from 'zod';
import { listKey, listPartition } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { INDEXES } from '#shared/records.ts';
import { type GuestRecord, guestRecordSchema } from './record.ts';
import { guestKey } from './repository.ts';

/** Where the list of an event's guests goes on. */
export const guestPositionSchema = z.object({ rank: z.string(), order: z.string(), userId: z.string() });
export type GuestPosition = z.infer<typeof guestPositionSchema>;

/**
 * At most `count` guests of an event: those with a place, then the waiting list in its order, then the others. From an index,
 * which lags a little.
 */
export const guestsOf = async (
  eventId: string,
  count: number,
  after?: GuestPosition,
): Promise<GuestRecord[]> => {
  const { items } = await queryItems(guestRecordSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: `${INDEXES.gsi1.pk} = :pk`,
    ExpressionAttributeValues: { ':pk': listPartition('event-guest', 'ofEvent', { eventId }) },
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...guestKey(eventId, after.userId),
        ...listKey('event-guest', 'ofEvent', { eventId, ...after }),
      },
    }),
  });
  return items;
};
