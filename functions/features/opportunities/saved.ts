import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getItems } from '#functions/core/table.ts';
import {
  opportunityKey,
  type StoredOpportunity,
  storedOpportunitySchema,
} from '#functions/parts/opportunities/repository.ts';
import { summaryOf } from '#functions/parts/opportunities/summary.ts';
import { type Marks, marksOf } from '#functions/parts/saved/marks.ts';
import { earliestDay, statusOn } from '#shared/core/opportunity-days.ts';
import { isPublished } from '#shared/core/opportunity-statuses.ts';
import type { SavedState } from '#shared/core/saved-rules.ts';
import type { opportunities, SavedOpportunity } from '#shared/features/opportunities/routes.ts';

type Position = readonly [id: string, at: number];
const positionSchema = z.tuple([z.string(), z.number()]);

/** The latest first, and in the order of their ids what was saved in the same millisecond. */
const byMoment = ([a, aAt]: Position, [b, bAt]: Position): number => bAt - aAt || (a < b ? -1 : 1);

/** How many opportunities DynamoDB reads in one batch. */
const AT_ONCE = 100;

/** What the list holds before the matches of a page are known. */
type Listed = Omit<SavedOpportunity, 'match'> & { readonly record: StoredOpportunity };

const stateOf = ({ status }: Listed): SavedState => (status === 'open' ? 'open' : 'closed');

/** All that a user has saved and was not removed from the site, latest first: a read for each, at most 500. */
const load = async ({ saved: marked, applied }: Marks, day: string): Promise<Listed[]> => {
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
  return positions.flatMap(([id, at]): Listed[] => {
    const one = shown.get(id);
    if (!one) return [];
    const savedAt = new Date(at).toISOString();
    const status = statusOn(day, one);
    const replies = one.shownReplies ?? null;
    return [{ ...summaryOf(one), replies, status, savedAt, applied: applied.has(id), record: one }];
  });
};

/** Adds the match to the opportunities of a page: two reads for all of them. */
const withMatches = async (
  account: Account,
  page: readonly Listed[],
  now: Date,
): Promise<SavedOpportunity[]> => {
  // The matching and its vocabulary are loaded with the first request that needs them.
  const { matchesOf } = await import('./match-totals.ts');
  const totals = await matchesOf(
    account,
    page.map(({ record }) => record),
    now,
  );
  return page.map(({ record: _, ...one }, index) => ({ ...one, match: totals[index] ?? null }));
};

/**
 * A page of what the signed-in user has saved, latest first, with those that have closed. The counts need all of it, and
 * pages are full whatever the filters.
 */
export const saved: Handler<typeof opportunities.saved> = async ({ account, query, now }) => {
  const { cursor, limit, type, state } = query;
  const purpose = `opportunities.saved ${account.id}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const all = await load(await marksOf(account.id), earliestDay(now));
  const ofType = type === undefined ? all : all.filter((one) => one.type === type);
  const positionOf = ({ id, savedAt }: Listed): Position => [id, Date.parse(savedAt)];
  const rest = ofType.filter(
    (one) =>
      (state === undefined || stateOf(one) === state) && (!after || byMoment(after, positionOf(one)) < 0),
  );
  const open = ofType.filter((one) => stateOf(one) === 'open').length;
  const page = pageFrom(rest, limit, (last) => encodeCursor(purpose, positionOf(last)));
  return {
    nextCursor: page.nextCursor,
    items: await withMatches(account, page.items, now),
    savedCount: ofType.length,
    counts: { open, closed: ofType.length - open },
  };
};
