import { itemOf, keyOf } from '#functions/core/keys.ts';
import { type Key, queryItems } from '#functions/core/table.ts';
import { EVENT } from '#shared/features/events/rules.ts';
import { type ShownEvent, shownEventSchema } from '#shared/features/events/shown-event.ts';
import type { EventRecord } from './record.ts';

type Placed = Pick<ShownEvent, 'id' | 'startsAt'>;

export const shownEventKey = (userId: string, { id, startsAt }: Placed): Key =>
  keyOf('shown-event', { userId, id, startsAt });

/** The record that shows an event, which is over and so no longer changes, on a user's profile. */
export const shownEventItem = (userId: string, event: EventRecord) => {
  const { id, title, startsAt, timeZone } = event;
  const shown: ShownEvent = { id, title, host: event.host.name, startsAt, timeZone };
  return { ...itemOf('shown-event', { userId, id, startsAt }), ...shown };
};

/** The events that a user's profile shows, the latest first. */
export const shownEvents = async (userId: string): Promise<ShownEvent[]> => {
  const { items } = await queryItems(shownEventSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': shownEventKey(userId, { id: '', startsAt: '' }).pk },
    ScanIndexForward: false,
    Limit: EVENT.shown,
  });
  return items;
};
