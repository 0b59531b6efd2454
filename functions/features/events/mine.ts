import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { ownEvents, ownPositionSchema } from '#functions/parts/events/own.ts';
import { getEvents, getGuest, isHost } from '#functions/parts/events/repository.ts';
import { inList } from '#functions/parts/events/shown.ts';
import { searchFor, searchWords } from '#functions/parts/events/words.ts';
import type { events } from '#shared/features/events/routes.ts';
import { isIn, rangeOf } from './range.ts';
import { ownPlace } from './view.ts';

/** A page of the events that the caller hosts, goes to, or went to: their own records, whatever else there is. */
export const mineList: Handler<typeof events.list> = async ({ account, query, now }) => {
  const { when, q, as, cursor, limit } = query;
  const purpose = `events.mine ${account.id} ${when} ${as ?? ''} ${q ?? ''}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, ownPositionSchema);
  const { from, to, latestFirst } = rangeOf(when, now, { underWay: true });
  const found = await ownEvents(account.id, { from, to, latestFirst, after }, limit + 1);
  const page = pageFrom(found, limit, ({ pk, sk, startsAt, eventId }) =>
    encodeCursor(purpose, { pk, sk, startsAt, eventId }),
  );
  // Who hosts an event has a record without a status.
  const asked = page.items.filter(
    ({ status }) => as === undefined || (as === 'host') === (status === undefined),
  );
  const ids = [...new Set(asked.map(({ eventId }) => eventId))];
  const byId = new Map((await getEvents(ids)).map((event) => [event.id, event]));
  const words = searchFor(q ?? '');
  const items = await Promise.all(
    ids
      .flatMap((id) => byId.get(id) ?? [])
      .map(async (event) => {
        const guest = await getGuest(event.id, account.id);
        return { event, guest, mine: await ownPlace(event, guest) };
      }),
  );
  return {
    ...page,
    items: items
      .filter(({ event, guest }) => {
        const isTheirs = isHost(event, account.id) || (guest !== undefined && guest.status !== 'left');
        const matches = words.every((word) => searchWords(event).includes(word));
        return isTheirs && matches && isIn(when, event, now);
      })
      .map(({ event, mine }) => inList(event, account.id, mine)),
  };
};
