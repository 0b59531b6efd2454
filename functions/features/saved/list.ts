import * as z from 'zod';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getItems } from '#functions/core/table.ts';
import { dayOf, statusOn } from '#shared/features/opportunity-days.ts';
import { isPublished } from '#shared/features/opportunity-statuses.ts';
import type { SavedOpportunity, saved } from '#shared/features/saved.ts';
import { opportunityKey, storedOpportunitySchema } from '../opportunities/repository.ts';
import { summaryOf } from '../opportunities/summary.ts';
import { type Marks, marksOf } from './marks.ts';

type Position = readonly [id: string, at: number];
const positionSchema = z.tuple([z.string(), z.number()]);

/** The latest first, and in the order of their ids what was saved in the same millisecond. */
const byMoment = ([a, aAt]: Position, [b, bAt]: Position): number => bAt - aAt || (a < b ? -1 : 1);

/** The opportunities of a page in its order, without those that were removed. */
const load = async (page: readonly Position[], { applied }: Marks, day: string) => {
  const found = await getItems(
    storedOpportunitySchema,
    page.map(([id]) => opportunityKey(id)),
  );
  const shown = new Map(
    found.filter(({ status, removed }) => isPublished(status) && !removed).map((one) => [one.id, one]),
  );
  return page.flatMap(([id, at]): SavedOpportunity[] => {
    const one = shown.get(id);
    if (!one) return [];
    const [savedAt, status] = [new Date(at).toISOString(), statusOn(day, one)];
    return [{ ...summaryOf(one), status, savedAt, applied: applied.has(id) }];
  });
};

/**
 * A page of what the signed-in user has saved, latest first, with those that have closed. One that was removed from the
 * site is left out, so a page may be short.
 */
export const list: Handler<typeof saved.list> = async ({ account, query: { cursor, limit }, now }) => {
  const purpose = `saved.list ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const marks = await marksOf(account.id);
  const all = [...marks.saved].sort(byMoment);
  const rest = after ? all.filter((one) => byMoment(after, one) < 0) : all;
  const { items, nextCursor } = pageFrom(rest, limit, (last) => encodeCursor(purpose, last));
  return {
    items: await load(items, marks, dayOf(now)),
    nextCursor,
    savedCount: all.length,
  };
};
