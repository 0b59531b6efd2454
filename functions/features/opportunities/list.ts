import * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { Page } from '#functions/parts/opportunities/catalog/catalog.ts';
import { currentCatalog, expectTerms } from '#functions/parts/opportunities/catalog/current.ts';
import { dayNumber } from '#functions/parts/opportunities/catalog/listing.ts';
import type { Question } from '#functions/parts/opportunities/catalog/mismatches.ts';
import type { Order } from '#functions/parts/opportunities/catalog/page.ts';
import { questionOf } from '#functions/parts/opportunities/catalog/question.ts';
import { searchLists } from '#functions/parts/opportunities/lists/search.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { Memory } from '#shared/core/memory.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import type { OpportunityQuery } from '#shared/features/opportunities/query.ts';
import type { opportunities } from '#shared/features/opportunities/routes.ts';
import type { Person } from './personal.ts';

/** Where a search goes on. */
const positionSchema = z.object({
  rank: z.number(),
  postedAt: z.number(),
  id: z.string(),
  /** The latest entry of the log that the page knew: the next one knows no less. */
  number: z.number().int(),
  /** The words that are searched for instead of misspelt ones. */
  words: z.array(z.string()).optional(),
});
type Position = z.infer<typeof positionSchema>;

/** A page out of the lists of the table, which know the newest order only. */
const fromLists = async (question: Question, limit: number, from: Position | undefined, now: Date) => {
  const position = from && { postedAt: new Date(from.postedAt).toISOString(), id: from.id };
  const { items, next } = await searchLists(question, limit, position, earliestDay(now));
  return {
    items,
    next: next && { rank: 0, postedAt: Date.parse(next.postedAt), id: next.id, number: from?.number ?? 0 },
  };
};

const orderOf = (sort: OpportunityQuery['sort'], person: Person | undefined): Order => {
  if (sort === 'deadline') return { by: 'deadline' };
  return sort === 'match' && person ? person.byMatch : { by: 'newest' };
};

type FoundPage = Pick<Page, 'items'> & {
  readonly nextCursor: string | null;
  readonly counts?: NonNullable<Page['counts']>;
  readonly correctedQuery?: string;
};
/** Pages that are the same for everyone, until the catalog changes or the next day comes. */
const forVisitors = new Memory<FoundPage>(100);

/**
 * A page of the open opportunities that match every given filter, for a person without those that they hid; a cursor is
 * good for the same filters and order only.
 */
export const pageOfSearch = async (query: OpportunityQuery, now: Date, person?: Person) => {
  const { cursor, limit, sort, counts, ...filters } = query;
  const asked = questionOf(filters);
  const order = orderOf(sort, person);
  const purpose = `opportunities.list ${order.by} ${JSON.stringify(asked)}`;
  const from = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const question = from?.words ? { ...asked, words: from.words } : asked;
  const hidden = person?.marks.hidden ?? new Map<string, number>();
  const catalog = await currentCatalog(now, from?.number);
  if (!catalog) {
    const { items, next } = await fromLists(question, limit, from, now);
    const shown = items.filter(({ id }) => !hidden.has(id));
    return { items: shown, nextCursor: next && encodeCursor(purpose, next) };
  }
  const find = () => {
    const page = catalog.find({
      question,
      order,
      limit,
      after: from,
      hidden: hidden.keys(),
      day: dayNumber(earliestDay(now)),
      withCounts: counts === '1',
    });
    const words = page.correctedWords ?? from?.words;
    const next = page.next && { ...page.next, number: catalog.number, ...(words && { words }) };
    return {
      items: page.items,
      nextCursor: next ? encodeCursor(purpose, next) : null,
      ...(page.counts && { counts: page.counts }),
      ...(words && { correctedQuery: words.join(' ') }),
    };
  };
  if (person) return find();
  const key = JSON.stringify([catalog.number, earliestDay(now), query]);
  return forVisitors.find(key) ?? forVisitors.keep(key, find());
};

/** What any opportunity is to users who do not apply. */
const NOTHING = { applied: false, saved: false, match: null };

/** Open opportunities that match every given filter; for signed-in users each with what it is to them. */
export const list: Handler<typeof opportunities.list> = async ({ query, now, viewer }) => {
  const account = await viewer();
  if (!account) return pageOfSearch(query, now);
  if (!mayApply(account.role)) {
    const page = await pageOfSearch(query, now);
    return { ...page, items: page.items.map((item) => ({ ...item, ...NOTHING })) };
  }
  // The matching and its vocabulary are loaded with the first request that needs them.
  const { matchVersion, personOf, personalParts } = await import('./personal.ts');
  const person = await personOf(account, now);
  const page = await pageOfSearch(query, now, person);
  await expectTerms(matchVersion(), now);
  return { ...page, items: page.items.map((item) => ({ ...item, ...personalParts(person, item) })) };
};
