import type { Account } from '#functions/core/account.ts';
import { itemOf } from '#functions/core/keys.ts';
import { batchWrite, putItem, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { pastReminders } from '#functions/parts/events/due.ts';
import { paddedNumber, withOneMore } from '#functions/parts/events/queue.ts';
import { type EventRecord, type GuestRecord, NO_SEATS } from '#functions/parts/events/record.ts';
import { eventItem, guestItem, hostWrites } from '#functions/parts/events/repository.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { fullName } from '#shared/core/names.ts';
import type { GuestStatus } from '#shared/features/events/rules.ts';

/** A user of an event, as far as it knows them. */
type Someone = Pick<Account, 'id' | 'firstName' | 'lastName'>;

/** A guest of an event that is stored as it is: those who wait in their order. */
export interface SomeGuest {
  readonly who: Someone;
  readonly status: Exclude<GuestStatus, 'offered'>;
}

const MINUTE_MS = 60_000;

interface Given extends Partial<Omit<EventRecord, 'host' | 'coHosts'>> {
  readonly host: Someone;
  readonly coHosts?: readonly Someone[];
}

const personOf = (who: Someone) => ({ id: who.id, name: fullName(who) });

/** The full minute that is a number of hours after a moment: when events begin. */
export const minuteAfter = (now: Date, hours: number): string =>
  new Date(Math.ceil((now.getTime() + hours * HOUR_MS) / MINUTE_MS) * MINUTE_MS).toISOString();

/** An event that was published the day before `now` and begins in ten days, unless something else is given. */
export const someEvent = ({ host, coHosts = [], ...given }: Given, now: Date): EventRecord => {
  const at = new Date(now.getTime() - 24 * HOUR_MS).toISOString();
  const startsAt = given.startsAt ?? minuteAfter(now, 240);
  const status = given.status ?? 'published';
  return {
    ...NO_SEATS,
    id: `e-${host.id}`,
    title: 'An evening with alumni',
    description: '',
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 2 * HOUR_MS).toISOString(),
    timeZone: 'Europe/Berlin',
    venue: 'Library',
    link: '',
    capacity: 20,
    audience: 'everyone',
    status,
    university: '',
    reason: '',
    code: 'ABCDEF',
    history: [
      { status: 'draft', at, by: 'host', user: host.id },
      ...(status === 'draft' ? [] : [{ status, at, by: 'host', user: host.id } as const]),
    ],
    version: 2,
    turn: 1,
    sequence: 0,
    messages: [],
    told: pastReminders({ startsAt }, now),
    createdAt: at,
    updatedAt: at,
    ...given,
    host: personOf(host),
    coHosts: coHosts.map(personOf),
  };
};

const guestOf = (event: EventRecord, { who, status }: SomeGuest, number: number): GuestRecord => {
  const at = event.updatedAt;
  const first = status === 'attended' || status === 'absent' || status === 'left' ? 'going' : status;
  return {
    eventId: event.id,
    userId: who.id,
    name: fullName(who),
    status,
    startsAt: event.startsAt,
    at,
    ...(status === 'waiting' && { number }),
    ...(status === 'attended' && { checkedInAt: event.startsAt }),
    lapses: 0,
    sequence: event.sequence,
    history: [
      { status: first, at, by: 'guest', user: who.id },
      ...(first === status
        ? []
        : [{ status, at, by: status === 'absent' ? ('schedule' as const) : ('guest' as const) }]),
    ],
    version: 1,
    updatedAt: at,
  };
};

/** An event with the numbers of its guests, and their records. */
const withGuests = (event: EventRecord, guests: readonly SomeGuest[]) => {
  const count = (...statuses: GuestStatus[]) =>
    guests.filter(({ status }) => statuses.includes(status)).length;
  let seats = {
    ...NO_SEATS,
    held: count('going', 'attended', 'absent'),
    attended: count('attended'),
    absent: count('absent'),
    freed: count('left'),
  };
  const records = guests.map((guest) => {
    if (guest.status === 'waiting') seats = withOneMore(seats);
    return guestOf(event, guest, seats.number);
  });
  return { event: { ...event, ...seats }, records };
};

/**
 * Stores an event with its guests, as if they had answered one after the other: the event last, once. For one that is over, the
 * figures of its host count it. Throws `ConditionFailed` when it is there already.
 */
export const storeEvent = async (
  given: EventRecord,
  guests: readonly SomeGuest[],
  now: Date,
): Promise<EventRecord> => {
  const { event, records } = withGuests(given, guests);
  await putItem({ Item: eventItem(event, now), ConditionExpression: 'attribute_not_exists(pk)' });
  const waiting = records.flatMap(({ userId, eventId, number }) =>
    number === undefined ? [] : [{ eventId, userId, place: `waiting#${paddedNumber(number)}` }],
  );
  await batchWrite([
    ...hostWrites(event).flatMap(({ Put }) => (Put?.Item ? [{ PutRequest: { Item: Put.Item } }] : [])),
    ...records.map((guest) => ({ PutRequest: { Item: guestItem(guest) } })),
    ...waiting.map((place) => ({
      PutRequest: { Item: { ...itemOf('event-queue', place), userId: place.userId } },
    })),
  ]);
  const { held, freed, attended } = event;
  const add =
    event.status === 'held'
      ? { events: 1, places: held + freed, freed, attended }
      : { open: event.status === 'published' ? 1 : 0 };
  const { entity, ...key } = itemOf('host-figures', { userId: event.host.id });
  await updateItem(updateOf(key, { set: { entity }, add }));
  return event;
};
