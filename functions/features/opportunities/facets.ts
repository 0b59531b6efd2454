import type { Handler } from '#functions/core/handlers.ts';
import { HotReads } from '#functions/core/hot-reads.ts';
import { currentCatalog } from '#functions/parts/opportunities/catalog/current.ts';
import { dayNumber } from '#functions/parts/opportunities/catalog/listing.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { allArePrefixes, queryWords, wordsOf } from '#shared/features/matching/search-terms.ts';
import type { FacetName } from '#shared/features/opportunities/query.ts';
import type { opportunities } from '#shared/features/opportunities/routes.ts';
import { NO_PLACE } from '#shared/features/postings/rules.ts';

const SHOWN = 10;
const COLUMNS = { location: 'location', skill: 'skills' } as const;

const suggestions = new HotReads<string[]>();

/** Whether the filters can ask for a value: that of skills takes a list that is separated by commas. */
const canBeAsked = (facet: FacetName, value: string): boolean =>
  facet === 'location' ? value !== NO_PLACE : !value.includes(',');

/** What the catalog has; nothing while it cannot be read. */
const suggest = async (facet: FacetName, words: readonly string[], now: Date): Promise<string[]> => {
  const catalog = await currentCatalog(now);
  const all = catalog?.valuesOn(dayNumber(earliestDay(now)), COLUMNS[facet]) ?? [];
  return all
    .filter(({ value }) => canBeAsked(facet, value) && allArePrefixes(words, wordsOf(value)))
    .map(({ value }) => value)
    .sort((a, b) => a.localeCompare(b, 'en'))
    .slice(0, SHOWN);
};

/** Places or skills of open opportunities whose words begin with those of `q`, in alphabetical order. */
export const facets: Handler<typeof opportunities.facets> = async ({ query: { facet, q }, now }) => {
  const words = q === undefined ? [] : queryWords(q);
  if (q !== undefined && words.length === 0) return { values: [] };
  const values = await suggestions.read(JSON.stringify([facet, words, earliestDay(now)]), now, () =>
    suggest(facet, words, now),
  );
  return { values };
};
