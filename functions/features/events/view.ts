import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { getItem } from '#functions/core/table.ts';
import { chanceOf } from '#functions/parts/events/chance.ts';
import { getFigures } from '#functions/parts/events/figures.ts';
import { positionOf } from '#functions/parts/events/queue.ts';
import type { EventRecord, GuestRecord } from '#functions/parts/events/record.ts';
import { isHost } from '#functions/parts/events/repository.ts';
import { cardOf } from '#functions/parts/events/shown.ts';
import { shownEventKey } from '#functions/parts/events/shown-events.ts';
import { spanOf, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { GUEST_MESSAGES, holdsEventPlace } from '#shared/features/events/rules.ts';
import type { CommunityEvent, WholeEvent } from '#shared/features/events/schema.ts';
import { eventFor } from './change.ts';

/** Where a guest is, with their place on the waiting list and what it is worth. */
export const ownPlace = async (
  event: EventRecord,
  guest: GuestRecord | undefined,
): Promise<CommunityEvent['mine']> => {
  if (!guest) return null;
  const { status, number, offerUntil } = guest;
  if (status === 'offered') return { status, ...(offerUntil && { offerUntil }) };
  if (status !== 'waiting' || number === undefined || event.status !== 'published') return { status };
  const [position, figures] = await Promise.all([positionOf(event, number), getFigures(event.host.id)]);
  return { status, position, chance: chanceOf(position, event.held, figures) };
};

/** What else is in a user's calendar at the time of an event; null for nothing. */
const clashWith = async (event: EventRecord, userId: string): Promise<WholeEvent['clash']> => {
  const span = { start: Date.parse(event.startsAt), end: Date.parse(event.endsAt) };
  const other = (await weeksOf(userId, span, false))
    .flatMap(({ entries }) => entries)
    .find(
      (entry) => entry.id !== event.id && spanOf(entry).start < span.end && spanOf(entry).end > span.start,
    );
  return other ? { title: other.text, startsAt: new Date(spanOf(other).start).toISOString() } : null;
};

/** An event as one user sees its page. */
export const wholeFor = async (
  event: EventRecord,
  guest: GuestRecord | undefined,
  account: Account,
): Promise<WholeEvent> => {
  const hosting = isHost(event, account.id);
  const isOpen = event.status === 'draft' || event.status === 'published';
  const hasRoom = hosting || (guest !== undefined && holdsEventPlace(guest.status));
  const mayShow = event.status === 'held' && guest?.status === 'attended';
  const [mine, clash, shown] = await Promise.all([
    ownPlace(event, guest),
    isOpen ? clashWith(event, account.id) : null,
    mayShow ? getItem(z.object({}), shownEventKey(account.id, event)) : undefined,
  ]);
  return {
    ...cardOf(event),
    hosting,
    mine,
    link: event.status !== 'cancelled' && hasRoom ? event.link : '',
    code: hosting ? event.code : null,
    clash,
    history: event.history.map(({ user: _, ...step }) => step),
    messagesLeft: hosting ? GUEST_MESSAGES - event.messages.length : 0,
    shown: shown !== undefined,
  };
};

/** The same, as it is stored now. 404 for those who may not see it. */
export const wholeOf = async (id: string, account: Account): Promise<WholeEvent> => {
  const { event, guest } = await eventFor(id, account);
  return wholeFor(event, guest, account);
};
