import * as z from 'zod';
import { LOCATIONS, SKILLS } from '#shared/core/choices.ts';
import { OPPORTUNITY_TYPES } from '#shared/core/opportunity-choices.ts';
import { wordsOf } from '#shared/features/matching/search-terms.ts';
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

const openings = z.object({ items: z.array(z.object({ title: z.string(), company: z.string() })) });

/** Words to search for, out of titles and companies: whole, and their first one and three letters. */
const wordsIn = (items: readonly { title: string; company: string }[]): string[] => {
  const words = items.flatMap(({ title, company }) => wordsOf(`${title} ${company}`));
  return [...new Set(words.flatMap((word) => [word.slice(0, 1), word.slice(0, 3), word]))].sort();
};

/** A page costs what was appended to the log since the instance's last search; the first one reads the log of a snapshot. */
const MOST_UNITS = 5;

const kindsWith = (q: readonly Filters[], two: readonly Filters[]): [string, number, Filters[]][] => [
  ['list, no filter', MOST_UNITS, [{}]],
  ['list by type', MOST_UNITS, types],
  ['list by location', MOST_UNITS, locations],
  ['list by skill', MOST_UNITS, skills],
  ['list by q, one word', MOST_UNITS, [...q]],
  ['list by type and location', MOST_UNITS, combined(types, locations)],
  ['list by type and skill', MOST_UNITS, combined(types, skills)],
  ['list by location and skill', MOST_UNITS, combined(locations, skills)],
  ['list by type, location and skill', MOST_UNITS, combined(types, locations, skills)],
  ['list by two skills', MOST_UNITS, pairsOfSkills],
  ['list by type, location and two skills', MOST_UNITS, some(combined(types, locations, pairsOfSkills), 300)],
  ['list by q, two words', MOST_UNITS, [...two]],
  ['list by type and q', MOST_UNITS, combined(types, q)],
  ['list by location and q', MOST_UNITS, combined(locations, q)],
  ['list by skill and q', MOST_UNITS, some(combined(skills, q), 200)],
  ['list by type, location, skill and q', MOST_UNITS, some(combined(types, locations, skills, q), 300)],
  [
    'list by everything, two skills and two words',
    MOST_UNITS,
    some(combined(types, locations, pairsOfSkills, two), 300),
  ],
];

const PAGES = 2;

/** What pages of 20 consume: each kind of filter with every value, and combinations of them, the first two pages. */
export const measureLists = async (client: Client): Promise<Figures[]> => {
  const { items } = openings.parse((await client.get('/api/opportunities?limit=50')).body);
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
