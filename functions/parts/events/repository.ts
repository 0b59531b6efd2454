import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { getItem, getItems, type Key } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import type { GuestStatus } from '#shared/features/events/rules.ts';
import { dueFields } from './due.ts';
import { paddedNumber } from './queue.ts';
import { type EventRecord, eventRecordSchema, type GuestRecord, guestRecordSchema } from './record.ts';

export const eventKey = (id: string): Key => keyOf('event', { id });
export const guestKey = (eventId: string, userId: string): Key => keyOf('event-guest', { eventId, userId });

export const getEvent = (id: string): Promise<EventRecord | undefined> =>
  getItem(eventRecordSchema, eventKey(id));

/** Those of at most 100 events that exist, in any order. */
export const getEvents = (ids: readonly string[]): Promise<EventRecord[]> =>
  getItems(eventRecordSchema, [...new Set(ids)].map(eventKey), true);

export const getGuest = (eventId: string, userId: string): Promise<GuestRecord | undefined> =>
  getItem(guestRecordSchema, guestKey(eventId, userId));

/** Those of at most 100 users who are guests of an event, in any order, read consistently. */
export const getGuests = (eventId: string, userIds: readonly string[]): Promise<GuestRecord[]> =>
  getItems(
    guestRecordSchema,
    userIds.map((userId) => guestKey(eventId, userId)),
    true,
  );

/** Everyone who hosts an event, the first host first. */
export const hostsOf = ({ host, coHosts }: Pick<EventRecord, 'host' | 'coHosts'>): EventRecord['coHosts'] => [
  host,
  ...coHosts,
];
export const isHost = (event: Pick<EventRecord, 'host' | 'coHosts'>, userId: string): boolean =>
  hostsOf(event).some(({ id }) => id === userId);

const RANKS: Readonly<Record<GuestStatus, string>> = {
  going: '1',
  offered: '1',
  attended: '1',
  waiting: '2',
  left: '3',
  absent: '3',
};

/** Where a guest is in the list of their event. */
export const guestPlace = ({ status, number, at, userId }: Omit<GuestRecord, 'history'>) => ({
  rank: RANKS[status],
  order: status === 'waiting' ? paddedNumber(number ?? 0) : at,
  userId,
});

/** The attributes by which a guest is found in the lists of the event and of the user. */
export const guestLists = (guest: Omit<GuestRecord, 'history'>) => ({
  ...listKey('event-guest', 'ofEvent', { eventId: guest.eventId, ...guestPlace(guest) }),
  ...listKey('event-guest', 'ofUser', guest),
});

/** A guest with their places in the lists. */
export const guestItem = (guest: GuestRecord) => ({
  ...itemOf('event-guest', guest),
  ...guest,
  ...guestLists(guest),
});

/** An event with its place in the list of what is due. */
export const eventItem = (event: EventRecord, now: Date) => ({
  ...itemOf('event', event),
  ...event,
  ...dueFields(event, now).set,
});

/** The writes that put an event into the lists of its hosts, and take it out of those of others. */
export const hostWrites = (event: EventRecord, before?: EventRecord): Write[] => {
  const { id: eventId, startsAt } = event;
  const kept = hostsOf(event).map(({ id }) => id);
  const gone = before ? hostsOf(before).filter(({ id }) => !kept.includes(id)) : [];
  return [
    ...kept.map((userId): Write => {
      const key = { eventId, userId };
      return {
        Put: {
          Item: {
            ...itemOf('event-host', key),
            ...key,
            startsAt,
            ...listKey('event-host', 'ofUser', { ...key, startsAt }),
          },
        },
      };
    }),
    ...gone.map(({ id }): Write => ({ Delete: { Key: keyOf('event-host', { eventId, userId: id }) } })),
  ];
};
