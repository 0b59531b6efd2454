import * as z from 'zod';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getItems } from '#functions/core/table.ts';
import { dayOf, statusOn } from '#shared/features/opportunity-days.ts';
import { isPublished } from '#shared/features/opportunity-statuses.ts';
import type { SavedOpportunity, saved } from '#shared/features/saved.ts';
import type { SavedState } from '#shared/features/saved-rules.ts';
import { opportunityKey, storedOpportunitySchema } from '../opportunities/repository.ts';
import { summaryOf } from '../opportunities/summary.ts';
import { type Marks, marksOf } from './marks.ts';

type Position = readonly [id: string, at: number];
const positionSchema = z.tuple([z.string(), z.number()]);

/** The latest first, and in the order of their ids what was saved in the same millisecond. */
const byMoment = ([a, aAt]: Position, [b, bAt]: Position): number => bAt - aAt || (a < b ? -1 : 1);

/** How many opportunities DynamoDB reads in one batch. */
const AT_ONCE = 100;

const stateOf = ({ status }: SavedOpportunity): SavedState => (status === 'open' ? 'open' : 'closed');

/** All that a user has saved and was not removed from the site, latest first: a read for each, at most 500. */
const load = async ({ saved: marked, applied }: Marks, day: string): Promise<SavedOpportunity[]> => {
  const positions = [...marked].sort(byMoment);
  const batches = Array.from({ length: Math.ceil(positions.length / AT_ONCE) }, (_, index) =>
    positions.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const found = await Promise.all(
    batches.map((batch) =>
      getItems(
        storedOpportunitySchema,
        batch.map(([id]) => opportunityKey(id)),
      ),
    ),
  );
  const shown = new Map(
    found
      .flat()
      .filter(({ status, removed }) => isPublished(status) && !removed)
      .map((one) => [one.id, one]),
  );
  return positions.flatMap(([id, at]): SavedOpportunity[] => {
    const one = shown.get(id);
    if (!one) return [];
    const savedAt = new Date(at).toISOString();
    return [{ ...summaryOf(one), status: statusOn(day, one), savedAt, applied: applied.has(id) }];
  });
};

/**
 * A page of what the signed-in user has saved, latest first, with those that have closed. The counts need all of it, and
 * pages are full whatever the filters.
 */
export const list: Handler<typeof saved.list> = async ({ account, query, now }) => {
  const { cursor, limit, type, state } = query;
  const purpose = `saved.list ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const all = await load(await marksOf(account.id), dayOf(now));
  const ofType = type === undefined ? all : all.filter((one) => one.type === type);
  const positionOf = ({ id, savedAt }: SavedOpportunity): Position => [id, Date.parse(savedAt)];
  const rest = ofType.filter(
    (one) =>
      (state === undefined || stateOf(one) === state) && (!after || byMoment(after, positionOf(one)) < 0),
  );
  const open = ofType.filter((one) => stateOf(one) === 'open').length;
  return {
    ...pageFrom(rest, limit, (last) => encodeCursor(purpose, positionOf(last))),
    savedCount: ofType.length,
    counts: { open, closed: ofType.length - open },
  };
};
