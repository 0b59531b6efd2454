import type { Handler } from '#functions/core/handlers.ts';
import type { Catalog } from '#functions/parts/opportunities/catalog/catalog.ts';
import { currentCatalog } from '#functions/parts/opportunities/catalog/current.ts';
import { dayNumber, type Listing } from '#functions/parts/opportunities/catalog/listing.ts';
import type { Order, Place } from '#functions/parts/opportunities/catalog/page.ts';
import { questionOf } from '#functions/parts/opportunities/catalog/question.ts';
import { searchLists } from '#functions/parts/opportunities/lists/search.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { matchTotal } from '#shared/features/matching/facts.ts';
import { cannotDo, matchedAmong } from '#shared/features/matching/ranking.ts';
import { askedFrom } from '#shared/features/matching/terms.ts';
import type { OpportunitySummary, opportunities } from '#shared/features/opportunities/routes.ts';
import { type Person, personOf } from './personal.ts';

/** How many are looked at together: what a person applied to and cannot do is among them. */
const AT_ONCE = 40;
/** The most that are looked at. A person who finds too few among them has applied for nearly everything that suits. */
const MOST = 2_000;

const totalFor = ({ facts }: Person, { terms }: Listing): number | null =>
  matchTotal(facts, askedFrom(terms));

/** The first opportunities in an order that a person can do and has not applied for; by match, only what matches at all. */
const firstFor = (catalog: Catalog, person: Person, order: Order, day: string, limit: number): Listing[] => {
  const { profile, facts, marks } = person;
  const found: Listing[] = [];
  let after: Place | undefined;
  for (let seen = 0; found.length < limit && seen < MOST; seen += AT_ONCE) {
    const { items, next } = catalog.find({
      question: questionOf({}),
      order,
      limit: AT_ONCE,
      after,
      hidden: marks.hidden.keys(),
      day: dayNumber(day),
      withCounts: false,
    });
    const matching = order.by === 'match' ? items.filter((one) => (totalFor(person, one) ?? 0) > 0) : items;
    found.push(...matching.filter((one) => !marks.applied.has(one.id) && !cannotDo(profile, facts, one)));
    if (!next || matching.length < items.length) break;
    after = next;
  }
  return found.slice(0, limit);
};

/** The newest, without the matches, while the catalog cannot be read. */
const newest = async ({ marks }: Person, day: string, limit: number): Promise<OpportunitySummary[]> => {
  const { items } = await searchLists(questionOf({}), 50, undefined, day);
  return items.filter(({ id }) => !marks.applied.has(id) && !marks.hidden.has(id)).slice(0, limit);
};

/**
 * What matches the person's profile best of all that is open, without what they have applied for, have hidden or cannot do:
 * the newest where nothing matches. Five to six read units.
 */
export const recommended: Handler<typeof opportunities.recommended> = async ({ account, query, now }) => {
  const day = earliestDay(now);
  const [person, catalog] = await Promise.all([personOf(account, now), currentCatalog(now)]);
  if (!catalog) {
    const items = await newest(person, day, query.limit);
    return { items: items.map((item) => ({ ...item, match: null, matchedSkills: [] })) };
  }
  const best = firstFor(catalog, person, person.byMatch, day, query.limit);
  const shown = best.length > 0 ? best : firstFor(catalog, person, { by: 'newest' }, day, query.limit);
  return {
    items: shown.map((listing) => ({
      ...listing,
      match: totalFor(person, listing),
      matchedSkills: matchedAmong(listing.skills, person.facts),
    })),
  };
};
