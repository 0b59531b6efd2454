import * as z from 'zod';
import type { Handler } from '#functions/core/handlers.ts';
import { HotReads } from '#functions/core/hot-reads.ts';
import { itemOf } from '#functions/core/keys.ts';
import { ConditionFailed, getItems, putItem, queryItems } from '#functions/core/table.ts';
import { dayOf, type FacetName, isPast, type opportunities } from '#shared/features/opportunities.ts';
import { NO_PLACE } from '#shared/features/posting-rules.ts';
import { allArePrefixes, queryWords, wordsOf } from '#shared/features/search-terms.ts';
import { facetList, keyWord } from './lists.ts';
import type { StoredOpportunity } from './repository.ts';

/** A place or skill as it is stored: once for each word that it is found by. */
const facetValueSchema = z.object({
  pk: z.string(),
  sk: z.string(),
  value: z.string(),
  /** The latest deadline of the opportunities that had it. */
  lastDay: z.string(),
});

const SECONDS_PER_DAY = 86_400;

/** The records of a place or a skill, without any that could not be found. */
const recordsOf = (facet: FacetName, value: string, lastDay: string) =>
  [...new Set(wordsOf(value).map(keyWord))].map((word) => ({
    ...itemOf('facet-value', { facet, word, value: value.toLowerCase() }),
    value,
    lastDay,
    ttl: Date.parse(`${lastDay}T00:00:00Z`) / 1000 + SECONDS_PER_DAY,
  }));

/**
 * Makes the place and the skills of an open opportunity available to the filters until its last day. What others have
 * already made available for as long costs one read.
 */
export const offerFacets = async ({ location, skills, deadline }: StoredOpportunity): Promise<void> => {
  const records = [
    ...(location === NO_PLACE ? [] : recordsOf('location', location, deadline)),
    // The filter takes a list that is separated by commas.
    ...skills.filter((skill) => !skill.includes(',')).flatMap((skill) => recordsOf('skill', skill, deadline)),
  ];
  const byKey = new Map(records.map((record) => [`${record.pk} ${record.sk}`, record]));
  const wanted = [...byKey.values()].slice(0, 100);
  const known = new Map(
    (await getItems(facetValueSchema, wanted)).map(({ pk, sk, lastDay }) => [`${pk} ${sk}`, lastDay]),
  );
  const missing = wanted.filter(({ pk, sk }) => (known.get(`${pk} ${sk}`) ?? '') < deadline);
  await Promise.all(missing.map(offer));
};

const offer = async (Item: ReturnType<typeof recordsOf>[number]): Promise<void> => {
  try {
    await putItem({
      Item,
      ConditionExpression: 'attribute_not_exists(pk) OR lastDay < :day',
      ExpressionAttributeValues: { ':day': Item.lastDay },
    });
  } catch (error) {
    // Another opportunity has made it available for longer.
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

/** Records that one request reads, and values that it answers with; each value that it looks at costs a query. */
const READ = 80;
const SHOWN = 10;

/** Whether an opportunity with this value is in the search lists: the last one may have been closed early. */
const isInUse = async (facet: FacetName, value: string): Promise<boolean> => {
  const { pk } = facetList({ [facet]: value.toLowerCase() });
  const { items } = await queryItems(z.object({ sk: z.string() }), {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ProjectionExpression: 'sk',
    Limit: 1,
  });
  return items.length > 0;
};

const suggestions = new HotReads<string[]>();

/** Places or skills of open opportunities whose words begin with those of `q`, in alphabetical order. */
export const facets: Handler<typeof opportunities.facets> = async ({ query: { facet, q }, now }) => {
  const words = q === undefined ? [] : queryWords(q);
  if (q !== undefined && words.length === 0) return { values: [] };
  const today = dayOf(now);
  const values = await suggestions.read(JSON.stringify([facet, words, today]), now, () =>
    suggest(facet, words, today),
  );
  return { values };
};

/** What `facets` answers, read from the table. `words` are all beginnings of words of a value. */
export const suggest = async (
  facet: FacetName,
  words: readonly string[],
  today: string,
): Promise<string[]> => {
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  const { pk } = itemOf('facet-value', { facet, word: '', value: '' });
  const { items } = await queryItems(facetValueSchema, {
    KeyConditionExpression: longest === undefined ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :word)',
    ExpressionAttributeValues: { ':pk': pk, ...(longest !== undefined && { ':word': keyWord(longest) }) },
    Limit: READ,
  });
  const values = new Map(
    items
      .filter(({ value, lastDay }) => !isPast(lastDay, today) && allArePrefixes(words, wordsOf(value)))
      .map(({ value }) => [value.toLowerCase(), value]),
  );
  const candidates = [...values.values()].sort((a, b) => a.localeCompare(b, 'en'));
  return usedOf(facet, candidates);
};

/** The first values that are in use. */
const usedOf = async (facet: FacetName, candidates: readonly string[]): Promise<string[]> => {
  const used: string[] = [];
  for (let start = 0; start < candidates.length && used.length < SHOWN; start += SHOWN) {
    const some = candidates.slice(start, start + SHOWN);
    const inUse = await Promise.all(some.map((value) => isInUse(facet, value)));
    used.push(...some.filter((_, index) => inUse[index]));
  }
  return used.slice(0, SHOWN);
};
