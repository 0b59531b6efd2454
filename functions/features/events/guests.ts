import * as z from 'zod';
import { accountKey, accountSchema } from '#functions/core/account.ts';
import { asRead } from '#functions/core/conditions.ts';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { getItems, updateItem } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { updateOf } from '#functions/core/update.ts';
import { guestPositionSchema, guestsOf } from '#functions/parts/events/guests.ts';
import type { EventRecord } from '#functions/parts/events/record.ts';
import { eventKey, guestPlace } from '#functions/parts/events/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { events } from '#shared/features/events/routes.ts';
import { GUEST_MESSAGES } from '#shared/features/events/rules.ts';
import { currentEvent, notPossible } from './change.ts';
import { CHANGES_LIMIT } from './create.ts';
import { wholeOf } from './view.ts';

/** A page begins after a guest, of whom this many waited. */
const positionSchema = guestPositionSchema.extend({ waiting: z.number().int() });

/** The guests of an event, for its hosts alone. */
export const guests: Handler<typeof events.guests, EventRecord> = async ({ record, query, account }) => {
  const { cursor, limit } = query;
  const purpose = `events.guests ${record.id} ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const found = await guestsOf(record.id, limit + 1, after);
  let waiting = after?.waiting ?? 0;
  const placed = found.map((guest) => {
    if (guest.status === 'waiting') waiting += 1;
    return { guest, waiting };
  });
  const page = pageFrom(placed, limit, (last) =>
    encodeCursor(purpose, { ...guestPlace(last.guest), waiting: last.waiting }),
  );
  const accounts = await getItems(
    accountSchema,
    page.items.map(({ guest }) => accountKey(guest.userId)),
  );
  const byId = new Map(accounts.map((one) => [one.id, one]));
  return {
    ...page,
    items: page.items.map(({ guest, waiting: position }) => {
      const user = byId.get(guest.userId);
      return {
        user: { id: guest.userId, name: user ? fullName(user) : guest.name },
        email: user?.email ?? '',
        status: guest.status,
        ...(guest.status === 'waiting' && { position }),
        at: guest.at,
        checkedInAt: guest.checkedInAt ?? null,
      };
    }),
  };
};

/** Sends a message to those with a place and on the waiting list, by a task (`tellGuests`). */
export const message: Handler<typeof events.message, EventRecord> = async ({
  record,
  body,
  account,
  now,
}) => {
  await limitRequests(CHANGES_LIMIT, account.id, now);
  await untilFirst(now, async () => {
    const event = await currentEvent(record.id);
    if (event.status !== 'published' && event.status !== 'held')
      throw notPossible('Messages can be sent once the event is published, and until it is cancelled.');
    if (event.messages.length >= GUEST_MESSAGES)
      throw new AppError('limit_reached', {
        message: `${GUEST_MESSAGES} messages were sent to the guests of this event, which is the most.`,
      });
    const sent = {
      at: now.toISOString(),
      by: { id: account.id, name: fullName(account) },
      text: body.text,
    };
    await updateItem(
      updateOf(
        eventKey(event.id),
        { set: { messages: [...event.messages, sent] }, add: { turn: 1 } },
        asRead({ turn: event.turn }),
      ),
    );
  });
  return wholeOf(record.id, account);
};
