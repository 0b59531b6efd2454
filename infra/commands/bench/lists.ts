import { LOCATIONS, SKILLS } from '#shared/features/choices.ts';
import { OPPORTUNITY_TYPES } from '#shared/features/opportunities.ts';
import { wordsOf } from '#shared/features/search-terms.ts';
import type { Client } from './client.ts';
import { type Figures, figuresOf } from './figures.ts';
import { combined, type Filters, readPages, some } from './filters.ts';

const pathOf = (filters: Filters) => `/api/opportunities?${new URLSearchParams({ limit: '20', ...filters })}`;

const types = OPPORTUNITY_TYPES.map((type): Filters => ({ type }));
const locations = LOCATIONS.map((location): Filters => ({ location }));
const skills = SKILLS.map((skill): Filters => ({ skills: skill }));
const pairsOfSkills = SKILLS.flatMap((one, i) =>
  SKILLS.slice(i + 1).map((other): Filters => ({ skills: `${one},${other}` })),
);

/** Words to search for, out of titles and companies: whole, and their first one and three letters. */
const wordsIn = (items: readonly { title: string; company: string }[]): string[] => {
  const words = items.flatMap(({ title, company }) => wordsOf(`${title} ${company}`));
  return [...new Set(words.flatMap((word) => [word.slice(0, 1), word.slice(0, 3), word]))].sort();
};

const kindsWith = (q: readonly Filters[], two: readonly Filters[]): [string, number, Filters[]][] => [
  ['list, no filter', 2, [{}]],
  ['list by type', 2, types],
  ['list by location', 2, locations],
  ['list by skill', 2, skills],
  ['list by q, one word', 2, [...q]],
  ['list by type and location', 10, combined(types, locations)],
  ['list by type and skill', 10, combined(types, skills)],
  ['list by location and skill', 10, combined(locations, skills)],
  ['list by type, location and skill', 10, combined(types, locations, skills)],
  ['list by two skills', 10, pairsOfSkills],
  ['list by type, location and two skills', 10, some(combined(types, locations, pairsOfSkills), 300)],
  ['list by q, two words', 10, [...two]],
  ['list by type and q', 10, combined(types, q)],
  ['list by location and q', 10, combined(locations, q)],
  ['list by skill and q', 10, some(combined(skills, q), 200)],
  ['list by type, location, skill and q', 10, some(combined(types, locations, skills, q), 300)],
  [
    'list by everything, two skills and two words',
    10,
    some(combined(types, locations, pairsOfSkills, two), 300),
  ],
];

const PAGES = 2;

/** What pages of 20 consume: each kind of filter with every value, and combinations of them, the first two pages. */
export const measureLists = async (client: Client): Promise<Figures[]> => {
  const { items } = (await client.get('/api/opportunities?limit=50')).body as {
    items: { title: string; company: string }[];
  };
  const words = some(wordsIn(items), 40);
  const q = words.map((word): Filters => ({ q: word }));
  const two = words.map((word, i): Filters => ({ q: `${word} ${words[(i * 7 + 3) % words.length]}` }));
  const all: Figures[] = [];
  for (const [what, limit, filters] of kindsWith(q, two)) {
    const { consumed, items } = await readPages(client, filters.map(pathOf), PAGES);
    all.push(figuresOf(what, consumed, { limit, items }));
  }
  return all;
};
