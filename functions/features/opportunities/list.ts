import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { HotReads } from '#functions/core/hot-reads.ts';
import { dayOf, type OpportunityQuery, type opportunities } from '#shared/features/opportunities.ts';
import { filtersOf, positionSchema, search } from './search.ts';

const pages = new HotReads<Awaited<ReturnType<typeof search>>>();

/** A page of the open opportunities that match every given filter; a cursor is good for the same filters only. */
export const pageOfSearch = async ({ cursor, limit, ...rest }: OpportunityQuery, now: Date) => {
  const filters = filtersOf(rest);
  const purpose = `opportunities.list ${JSON.stringify(filters)}`;
  const position = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const day = dayOf(now);
  const { items, next } = await pages.read(JSON.stringify([filters, limit, position, day]), now, () =>
    search(filters, limit, position, day),
  );
  return { items, nextCursor: next && encodeCursor(purpose, next) };
};

export const list: Handler<typeof opportunities.list> = ({ query, now }) => pageOfSearch(query, now);
