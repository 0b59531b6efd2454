import { LOCATIONS, SKILLS } from '#shared/core/choices.ts';
import { OPPORTUNITY_TYPES } from '#shared/core/opportunity-choices.ts';
import { wordsOf } from '#shared/features/matching/search-terms.ts';

/** A request of the mix. `path` has its query. */
export interface Asked {
  readonly path: string;
  readonly hasSession: boolean;
}

/** What can be asked for. */
export interface Catalogue {
  readonly items: readonly { readonly id: string; readonly title: string; readonly company: string }[];
}

/** The share of requests with a session, whose answers no edge keeps. */
export const WITH_SESSION = 0.35;

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
export const randomNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Draws one of the values by the law of Zipf: the second half as often as the first, the third a third. */
const zipf = <T>(values: readonly T[], random: () => number): (() => T) => {
  const sums: number[] = [];
  for (const index of values.keys()) sums.push((sums.at(-1) ?? 0) + 1 / (index + 1));
  const total = sums.at(-1) ?? 0;
  return () => {
    const drawn = random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > drawn) high = middle;
      else low = middle + 1;
    }
    const value = values[low];
    if (value === undefined) throw new Error('There is nothing to draw from.');
    return value;
  };
};

const list = (filters: Record<string, string> = {}) =>
  `/api/opportunities${Object.keys(filters).length > 0 ? `?${new URLSearchParams(filters)}` : ''}`;

/**
 * Reads as a busy day has them: lists without a filter, by type, by place or skill, by a word as it is typed (its first
 * letter, three letters, all of it), single opportunities, the count of the home page, and suggestions of the filters.
 * What there is many of is asked for by the law of Zipf. The shares are an assumption (docs/decisions/0142).
 */
export const traffic = ({ items }: Catalogue, seed: number): (() => Asked) => {
  const random = randomNumbers(seed);
  const words = [...new Set(items.flatMap(({ title, company }) => wordsOf(`${title} ${company}`)))];
  const [word, skill, place, item] = [
    zipf(words, random),
    zipf(SKILLS, random),
    zipf(LOCATIONS, random),
    zipf(items, random),
  ];
  const [type, letters] = [zipf(OPPORTUNITY_TYPES, random), zipf([1, 3, 40], random)];
  const typed = () => word().slice(0, letters());
  const shares: readonly (readonly [share: number, path: () => string])[] = [
    [0.3, () => list()],
    [0.1, () => list({ type: type() })],
    [0.08, () => list({ location: place() })],
    [0.08, () => list({ skills: skill() })],
    [0.12, () => list({ q: typed() })],
    [0.25, () => `/api/opportunities/${item().id}`],
    [0.04, () => '/api/opportunities/count'],
    [
      0.03,
      () =>
        `/api/opportunities/facets?${new URLSearchParams({ facet: 'skill', q: skill().slice(0, letters()) })}`,
    ],
  ];
  let sum = 0;
  const kinds = shares.map(([share, path]) => {
    sum += share;
    return [sum, path] as const;
  });
  return () => {
    const hasSession = random() < WITH_SESSION;
    const drawn = random();
    const [, path = list] = kinds.find(([below]) => drawn < below) ?? [];
    return { path: path(), hasSession };
  };
};
