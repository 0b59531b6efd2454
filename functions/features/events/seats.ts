import { asRead } from '#functions/core/conditions.ts';
import type { Steps, Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { dueFields, hasIdlePlaces } from '#functions/parts/events/due.ts';
import {
  nextWaiting,
  openOffers,
  putOffer,
  putWaiting,
  removeOffer,
  removeWaiting,
  withOneMore,
  withoutNumber,
} from '#functions/parts/events/queue.ts';
import type { EventRecord, GuestActor, GuestRecord, Seats } from '#functions/parts/events/record.ts';
import { eventKey, getGuests } from '#functions/parts/events/repository.ts';
import type { EventNews } from '#shared/features/events/news.ts';
import { OFFER_MS, OFFERS_FROM_MS } from '#shared/features/events/rules.ts';
import { guestMove } from './guest-move.ts';

/*
 * The places of an event change only together with the guests who get or lose them, in one transaction that fails when anything
 * about the event has changed since it was read. So of several changes at once each is decided from what the others left.
 */

/** How many guests one transaction moves up: each takes up to three of its hundred writes. */
const MOVED_AT_ONCE = 25;

/** The places of an event after a change, and the writes of its guests and of the waiting list. */
export interface SeatsChange {
  readonly seats: Seats;
  readonly guests: readonly Write[];
}

/** The part of an event that is about its places. */
export const seatsOf = (event: EventRecord): Seats => {
  const { held, waiting, offered, attended, absent, freed, number, blocks, offerDue } = event;
  return { held, waiting, offered, attended, absent, freed, number, blocks, ...(offerDue && { offerDue }) };
};

/** What an event is set to with these places, and what it loses. */
export const seatsFields = (event: EventRecord, seats: Seats, now: Date) => {
  const { offerDue: first, ...numbers } = seats;
  const { offerDue: _, ...others } = event;
  const offerDue = seats.offered === 0 ? undefined : first;
  const due = dueFields({ ...others, ...numbers, ...(offerDue !== undefined && { offerDue }) }, now);
  return {
    set: { ...numbers, ...(offerDue !== undefined && { offerDue }), ...due.set, turn: event.turn + 1 },
    remove: [...(offerDue === undefined ? ['offerDue'] : []), ...due.remove],
  };
};

/** The transaction that changes places. It fails when the event has changed since it was read. */
export const seatsSteps = (event: EventRecord, { seats, guests }: SeatsChange, now: Date): Steps => ({
  event: {
    Update: updateOf(eventKey(event.id), seatsFields(event, seats, now), asRead({ turn: event.turn })),
  },
  guests,
});

/** Whether a freed place is offered now, and not given at once. */
const isOffered = ({ startsAt }: EventRecord, now: Date): boolean =>
  Date.parse(startsAt) - now.getTime() <= OFFERS_FROM_MS;

/** Until when a place that is offered now is held: at most until the event begins. */
const offerEnd = ({ startsAt }: EventRecord, now: Date): string =>
  new Date(Math.min(now.getTime() + OFFER_MS, Date.parse(startsAt))).toISOString();

const earlier = (one: string | undefined, other: string): string =>
  one !== undefined && one < other ? one : other;

/** Gives the place to one who waits, or offers it. */
const movedUp = (
  event: EventRecord,
  { seats, guests }: SeatsChange,
  guest: GuestRecord,
  by: { readonly by: GuestActor; readonly user?: string; readonly now: Date },
): SeatsChange => {
  const number = guest.number ?? 0;
  const rest = withoutNumber({ ...seats, held: seats.held + 1 }, number);
  if (!isOffered(event, by.now))
    return {
      seats: rest,
      guests: [
        ...guests,
        removeWaiting(guest, number),
        guestMove(guest, { ...by, to: 'going', news: 'moved_up' }),
      ],
    };
  const until = offerEnd(event, by.now);
  return {
    seats: { ...rest, offered: rest.offered + 1, offerDue: earlier(rest.offerDue, until) },
    guests: [
      ...guests,
      removeWaiting(guest, number),
      putOffer(guest, until),
      guestMove(guest, { ...by, to: 'offered', fields: { offerUntil: until }, news: 'offered' }),
    ],
  };
};

/**
 * Lets those move up who are next, as far as places are free and one transaction allows. What is left over is due at once
 * (`places` in due.ts). `leaving` is who gives up a number in the same transaction: they are still on the stored list.
 */
export const withNextMovedUp = async (
  event: EventRecord,
  change: SeatsChange,
  by: { readonly by: GuestActor; readonly user?: string; readonly now: Date },
  leaving?: string,
): Promise<SeatsChange> => {
  if (!hasIdlePlaces({ ...event, ...change.seats }, by.now)) return change;
  const room = Math.min(event.capacity - change.seats.held, change.seats.waiting, MOVED_AT_ONCE);
  const listed = await nextWaiting(event.id, room + 1);
  const ids = listed.filter((id) => id !== leaving).slice(0, room);
  const found = new Map((await getGuests(event.id, ids)).map((guest) => [guest.userId, guest]));
  return ids.reduce((moved, id) => {
    const guest = found.get(id);
    return guest?.status === 'waiting' ? movedUp(event, moved, guest, by) : moved;
  }, change);
};

/** Takes away what was offered and not accepted in time: the guest who let it lapse goes to the end of the list. */
export const lapsed = async (event: EventRecord, now: Date): Promise<SeatsChange> => {
  const open = await openOffers(event.id, MOVED_AT_ONCE + 1);
  const over = open.slice(0, MOVED_AT_ONCE).filter(({ until }) => Date.parse(until) <= now.getTime());
  const { offerDue: _, ...before } = seatsOf(event);
  const next = open[over.length]?.until;
  const found = new Map(
    (
      await getGuests(
        event.id,
        over.map(({ userId }) => userId),
      )
    ).map((guest) => [guest.userId, guest]),
  );
  return over.reduce<SeatsChange>(
    ({ seats, guests }, { userId, until }) => {
      const guest = found.get(userId);
      if (guest?.status !== 'offered') return { seats, guests };
      const after = withOneMore({ ...seats, held: seats.held - 1, offered: seats.offered - 1 });
      return {
        seats: after,
        guests: [
          ...guests,
          removeOffer(guest, until),
          putWaiting(guest, after.number),
          guestMove(guest, {
            to: 'waiting',
            by: 'schedule',
            now,
            fields: { number: after.number, lapses: guest.lapses + 1 },
            news: 'lapsed',
          }),
        ],
      };
    },
    { seats: { ...before, ...(next !== undefined && { offerDue: next }) }, guests: [] },
  );
};

/** The places without one guest's own: a place, an offer, or a number of the list; with the writes of the list. */
export const withoutGuest = (seats: Seats, guest: GuestRecord): SeatsChange => {
  if (guest.status === 'waiting' && guest.number !== undefined)
    return { seats: withoutNumber(seats, guest.number), guests: [removeWaiting(guest, guest.number)] };
  if (guest.status === 'offered' && guest.offerUntil !== undefined)
    return {
      seats: { ...seats, held: seats.held - 1, offered: seats.offered - 1 },
      guests: [removeOffer(guest, guest.offerUntil)],
    };
  return guest.status === 'going'
    ? { seats: { ...seats, held: seats.held - 1 }, guests: [] }
    : { seats, guests: [] };
};

/** An event after a guest has left it for what they had: the next on the list moves up in the same transaction. */
export const withGuestGone = async (
  event: EventRecord,
  guest: GuestRecord,
  by: { readonly by: GuestActor; readonly user?: string; readonly now: Date },
  news: EventNews,
): Promise<SeatsChange> => {
  const { seats, guests } = withoutGuest(seatsOf(event), guest);
  const isFreed = guest.status === 'going' && by.by === 'guest';
  const change = {
    seats: { ...seats, freed: seats.freed + (isFreed ? 1 : 0) },
    guests: [...guests, guestMove(guest, { ...by, to: 'left', news })],
  };
  return withNextMovedUp(event, change, by, guest.userId);
};
