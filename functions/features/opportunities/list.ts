import * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { dayOf, type OpportunityQuery, type opportunities } from '#shared/features/opportunities.ts';
import { getProfile } from '../users/repository.ts';
import { dayNumber } from './catalog/listing.ts';
import type { Question } from './catalog/marking.ts';
import type { Order } from './catalog/page.ts';
import { questionOf } from './catalog/question.ts';
import { CatalogReader } from './catalog/reader.ts';
import { requestRepair } from './catalog/requests.ts';
import { scoreBySkills } from './catalog/skills-score.ts';
import { STORAGE } from './catalog/storage.ts';
import { searchLists } from './search.ts';

const reader = new CatalogReader(STORAGE, requestRepair);

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

type Call = Parameters<Handler<typeof opportunities.list>>[0];

/** The skills by which a search is sorted; none for visitors and for users without any. */
const skillsOf = async ({ query, viewer }: Call): Promise<string[]> => {
  const account = query.sort === 'match' ? await viewer() : undefined;
  if (!account) return [];
  return (await getProfile(account.id)).profileData.skills.map((skill) => skill.toLowerCase()).sort();
};

const orderOf = (sort: Call['query']['sort'], skills: readonly string[]): Order => {
  if (sort === 'deadline') return { by: 'deadline' };
  return skills.length > 0 ? { by: 'match', score: scoreBySkills(skills) } : { by: 'newest' };
};

/** A page out of the lists of the table, which know the newest order only. */
const fromLists = async (question: Question, limit: number, from: Position | undefined, now: Date) => {
  const position = from && { postedAt: new Date(from.postedAt).toISOString(), id: from.id };
  const { items, next } = await searchLists(question, limit, position, dayOf(now));
  return {
    items,
    next: next && { rank: 0, postedAt: Date.parse(next.postedAt), id: next.id, number: from?.number ?? 0 },
  };
};

/**
 * A page of the open opportunities that match every given filter, for a person with these skills; a cursor is good for the
 * same filters and order only.
 */
export const pageOfSearch = async (query: OpportunityQuery, now: Date, skills: readonly string[] = []) => {
  const { cursor, limit, sort, counts, ...filters } = query;
  const asked = questionOf(filters);
  const purpose = `opportunities.list ${sort === 'deadline' ? sort : skills} ${JSON.stringify(asked)}`;
  const from = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const question = from?.words ? { ...asked, words: from.words } : asked;
  const catalog = await reader.current(now, from?.number);
  if (!catalog) {
    const { items, next } = await fromLists(question, limit, from, now);
    return { items, nextCursor: next && encodeCursor(purpose, next) };
  }
  const page = catalog.find({
    ...{ question, limit, after: from, order: orderOf(sort, skills) },
    ...{ day: dayNumber(dayOf(now)), withCounts: counts === '1' },
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

/** Open opportunities that match every given filter. */
export const list: Handler<typeof opportunities.list> = async (call) =>
  pageOfSearch(call.query, call.now, await skillsOf(call));
