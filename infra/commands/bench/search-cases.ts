import type { Listing } from '#functions/parts/opportunities/catalog/listing.ts';
import { opportunityFor } from '#functions/seed/opportunities.ts';
import { type Random, randomFor } from '#functions/seed/random.ts';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  OPPORTUNITY_TYPES,
  WORK_MODES,
} from '#shared/core/opportunity-choices.ts';
import { seasonOf } from '#shared/core/seasons.ts';
import { yearlyDollars } from '#shared/core/yearly-pay.ts';
import { allArePrefixes, queryWords, searchWords } from '#shared/features/matching/search-terms.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

/** How many different values there are where the seed has few. */
const BROAD = { companies: 12_000, places: 511, skills: 1_291, words: 20_000 };

/** The seed's opportunity of this number, with values out of many. */
export const broadOpportunity = (index: number, now: Date): Opportunity => {
  const random = randomFor('bench', index);
  const one = opportunityFor(index, now);
  return {
    ...one,
    title: `${one.title} ${wordOf(random.between(1, BROAD.words))}`,
    company: `${wordOf(random.between(1, BROAD.companies))} Ltd`,
    location: random.chance(0.5) ? one.location : `Place ${random.between(1, BROAD.places)}`,
    skills: [...one.skills.slice(0, 3), `Skill ${random.between(1, BROAD.skills)}`],
  };
};

/** A made-up word of six letters. */
const wordOf = (number: number): string => {
  let [left, word] = [number * 7919, ''];
  for (let i = 0; i < 3; i++) {
    word += `${'bcdfghklmnprstvz'[left % 16]}${'aeiou'[left % 5]}`;
    left = Math.floor(left / 7);
  }
  return word;
};

/** A random search: values of an opportunity that there is, and beginnings of its words. */
export const randomQuery = (random: Random, listing: Listing): Record<string, string> => {
  const word = () => {
    const whole = random.pick(searchWords(listing));
    return random.chance(0.5) ? whole : whole.slice(0, random.between(1, 4));
  };
  const filters: Record<string, () => string> = {
    type: () => random.pick(OPPORTUNITY_TYPES),
    location: () => listing.location,
    skills: () => random.sample(listing.skills, random.between(1, 2)).join(','),
    q: () => Array.from({ length: random.between(1, 3) }, word).join(' '),
    workMode: () => random.pick(WORK_MODES),
    employmentType: () => random.pick(EMPLOYMENT_TYPES),
    level: () => random.pick(EXPERIENCE_LEVELS),
    payFrom: () => String(random.between(1, 15) * 10_000),
    season: () => seasonOf(listing.startDate),
    duration: () => random.pick(['1-4', '5-8', '9-12', '13-26', '27-208']),
    company: () => listing.company,
  };
  const chosen = random.sample(Object.keys(filters), random.between(0, 3));
  return Object.fromEntries([
    ...chosen.map((name) => [name, filters[name]?.() ?? '']),
    ['sort', random.pick(['newest', 'deadline'])],
  ]);
};

/** An opportunity with what a search compares, for a look at each. */
export interface Known {
  readonly listing: Listing;
  readonly words: readonly string[];
  readonly skills: ReadonlySet<string>;
}

export const knownOf = (listing: Listing): Known => ({
  listing,
  words: searchWords(listing),
  skills: new Set(listing.skills.map((skill) => skill.toLowerCase())),
});

/** Whether an opportunity is an answer, without any of the columns. */
const isAnswer = (query: Record<string, string>, day: string): ((known: Known) => boolean) => {
  const { type, location, workMode, employmentType, level, season, company, duration } = query;
  const skills = query.skills?.toLowerCase().split(',') ?? [];
  const words = queryWords(query.q ?? '');
  const payFrom = Number(query.payFrom ?? 0);
  const [from = 0, to = 0] = (duration ?? '').split('-').map(Number);
  return ({ listing: one, words: own, skills: asked }) =>
    one.deadline >= day &&
    (!type || one.type === type) &&
    (!location || one.location.toLowerCase() === location.toLowerCase()) &&
    (!workMode || one.workMode === workMode) &&
    (!employmentType || one.employmentType === employmentType) &&
    (!level || one.experienceLevel === level) &&
    (!company || one.company.toLowerCase() === company.toLowerCase()) &&
    (!season || seasonOf(one.startDate) === season) &&
    (!duration || (one.durationWeeks !== null && one.durationWeeks >= from && one.durationWeeks <= to)) &&
    (!query.payFrom || (yearlyDollars(one.pay, one.durationWeeks) ?? -1) >= payFrom) &&
    skills.every((skill) => asked.has(skill)) &&
    allArePrefixes(words, own);
};

/** How well an opportunity suits someone: the higher, the better. */
export type Score = (listing: Listing) => number;

/** The first `count` ids of all answers, in order. With a score, the best first. */
export const answersTo = (
  all: readonly Known[],
  query: Record<string, string>,
  day: string,
  count: number,
  score?: Score,
): string[] =>
  all
    .filter(isAnswer(query, day))
    .map(({ listing }) => listing)
    .sort(
      (a, b) =>
        (score
          ? score(b) - score(a)
          : query.sort === 'deadline'
            ? a.deadline.localeCompare(b.deadline)
            : 0) ||
        b.postedAt.localeCompare(a.postedAt) ||
        (a.id < b.id ? -1 : 1),
    )
    .slice(0, count)
    .map(({ id }) => id);
