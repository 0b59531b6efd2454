import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import type { Steps } from '#functions/core/transaction.ts';
import { blockedAmong } from '#functions/parts/conversations/blocks.ts';
import { putWaiting, removeOffer, withOneMore } from '#functions/parts/events/queue.ts';
import type { EventRecord, GuestRecord, Seats } from '#functions/parts/events/record.ts';
import { hostsOf, isHost } from '#functions/parts/events/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { events } from '#shared/features/events/routes.ts';
import { EVENT, EVENT_ANSWERS } from '#shared/features/events/rules.ts';
import type { WholeEvent } from '#shared/features/events/schema.ts';
import { changeAsGuest, notPossible } from './change.ts';
import { guestMove, newGuest } from './guest-move.ts';
import { seatsOf, seatsSteps, withGuestGone } from './seats.ts';
import { settleUnlessBusy } from './settle-places.ts';
import { wholeOf } from './view.ts';

const LIMIT = { name: 'event-answers', ...EVENT_ANSWERS };

/** Throws unless guests may still come and go. */
const checkOpen = (event: EventRecord, now: Date): void => {
  if (event.status === 'cancelled') throw notPossible('This event was cancelled.');
  if (event.status !== 'published') throw notPossible('This event takes no guests now.');
  if (Date.parse(event.startsAt) <= now.getTime())
    throw notPossible('This event has begun. The hosts can still let you in at the door.');
};

/** Throws 403 for a user who has blocked a host, or whom a host has blocked: they do not meet. */
const checkBlocks = async (event: EventRecord, userId: string): Promise<void> => {
  const hosts = hostsOf(event).map(({ id }) => id);
  if ((await blockedAmong(userId, hosts)).size > 0)
    throw new AppError('forbidden', { message: 'You can’t come to events of this host.' });
};

/** Puts the caller onto the list of guests, as they came back or for the first time. */
const placed = (
  event: EventRecord,
  guest: GuestRecord | undefined,
  account: Account,
  { seats, now }: { readonly seats: Seats; readonly now: Date },
): Steps => {
  const waits = seats.waiting > 0 || seats.held >= event.capacity;
  if (waits && seats.waiting >= EVENT.waiting)
    throw new AppError('limit_reached', { message: 'The waiting list of this event is full.' });
  const after = waits ? withOneMore(seats) : { ...seats, held: seats.held + 1 };
  const move = {
    to: waits ? 'waiting' : 'going',
    by: 'guest',
    user: account.id,
    now,
    fields: waits ? { number: after.number } : {},
    news: waits ? 'waiting' : 'going',
  } as const;
  const key = { eventId: event.id, userId: account.id };
  return seatsSteps(
    event,
    {
      seats: after,
      guests: [
        guest
          ? guestMove(guest, move)
          : newGuest({ ...key, ...move, name: fullName(account), startsAt: event.startsAt }),
        ...(waits ? [putWaiting(key, after.number)] : []),
      ],
    },
    now,
  );
};

interface Answering {
  readonly id: string;
  readonly account: Account;
  readonly now: Date;
}

/** Takes a place for a user, the end of the waiting list, or an offered place, and gives the event as they see it then. */
export const takePlace = async ({ id, account, now }: Answering): Promise<WholeEvent> => {
  await limitRequests(LIMIT, account.id, now);
  let isLapsed = false;
  await changeAsGuest({ id, account, now }, async (event, guest) => {
    if (isHost(event, account.id)) throw notPossible('You host this event: you need no place.');
    if (guest && guest.status !== 'left' && guest.status !== 'offered') return undefined;
    checkOpen(event, now);
    await checkBlocks(event, account.id);
    const seats = seatsOf(event);
    if (guest?.status !== 'offered') return placed(event, guest, account, { seats, now });
    const { offerUntil = '' } = guest;
    isLapsed = Date.parse(offerUntil) <= now.getTime();
    if (isLapsed) return undefined;
    return seatsSteps(
      event,
      {
        seats: { ...seats, offered: seats.offered - 1 },
        guests: [
          removeOffer(guest, offerUntil),
          guestMove(guest, { to: 'going', by: 'guest', user: account.id, now, news: 'going' }),
        ],
      },
      now,
    );
  });
  if (isLapsed) await settleUnlessBusy(id, now);
  return wholeOf(id, account);
};

export const rsvp: Handler<typeof events.rsvp> = ({ params: { id }, account, now }) =>
  takePlace({ id, account, now });

/** Gives up the caller's place or number; the next on the list moves up in the same transaction. */
export const leave: Handler<typeof events.leave> = async ({ params: { id }, account, now }) => {
  await changeAsGuest({ id, account, now }, async (event, guest) => {
    if (!guest || guest.status === 'left') return undefined;
    checkOpen(event, now);
    if (guest.status === 'attended') throw notPossible('You have checked in already.');
    const by = { by: 'guest', user: account.id, now } as const;
    return seatsSteps(event, await withGuestGone(event, guest, by, 'left'), now);
  });
  return wholeOf(id, account);
};
