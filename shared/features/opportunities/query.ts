import * as z from 'zod';
import { MAX_SKILLS } from '#shared/core/choices.ts';
import { line, optionalFilter, pageQuery, searchText } from '#shared/core/contract.ts';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  OPPORTUNITY_TYPES,
  WORK_MODES,
} from '#shared/core/opportunity-choices.ts';
import { MAX_AMOUNT } from '#shared/core/pay-rules.ts';
import { currencySchema } from '#shared/core/pay-schema.ts';
import { SEASON_PATTERN } from '#shared/core/seasons.ts';

export const SORTS = ['match', 'newest', 'deadline'] as const;

/** How long opportunities last, as a filter offers it: weeks from and to, both included. */
export const DURATIONS = ['1-4', '5-8', '9-12', '13-26', '27-208'] as const;

/** Weeks from and to, both included: `9-12`. */
const weeksSchema = z
  .string()
  .regex(/^\d{1,3}-\d{1,3}$/, 'Enter weeks from and to, such as 9-12')
  .transform((range): readonly [from: number, to: number] => {
    const [from = 0, to = 0] = range.split('-').map(Number);
    return [Math.max(1, from), to];
  });

/** The filters whose values are counted. */
export const COUNTED = [
  'type',
  'location',
  'workMode',
  'employmentType',
  'level',
  'season',
  'company',
  'duration',
  'skills',
] as const;

export const opportunityQuery = z.object({
  type: optionalFilter(z.enum(OPPORTUNITY_TYPES)),
  location: optionalFilter(line(80).toLowerCase()),
  /** Comma-separated; an opportunity must ask for all of them. */
  skills: optionalFilter(
    line(600)
      .toLowerCase()
      .transform((list) => [...new Set(list.split(/\s*,\s*/).filter(Boolean))])
      .pipe(z.array(z.string().max(50)).max(MAX_SKILLS, `Choose at most ${MAX_SKILLS} skills`)),
  ),
  /** Every word of it begins a word of the title, the company or the skills. */
  q: optionalFilter(searchText(200)),
  workMode: optionalFilter(z.enum(WORK_MODES)),
  employmentType: optionalFilter(z.enum(EMPLOYMENT_TYPES)),
  level: optionalFilter(z.enum(EXPERIENCE_LEVELS)),
  /** The least that it pays at most, in `payCurrency` for a year of full-time work. */
  payFrom: optionalFilter(z.coerce.number().int().min(0).max(MAX_AMOUNT)),
  payCurrency: optionalFilter(currencySchema),
  /** In which it begins: `summer-2027`. */
  season: optionalFilter(z.string().toLowerCase().regex(SEASON_PATTERN)),
  duration: optionalFilter(weeksSchema),
  /** The name or the id of a company. */
  company: optionalFilter(line(120).toLowerCase()),
  /** `match` is for signed-in users with skills, and for everyone else the same as `newest`. */
  sort: optionalFilter(z.enum(SORTS)),
  /** `1` adds how many opportunities each value of each filter would find. */
  counts: optionalFilter(z.literal('1')),
  ...pageQuery,
});
export type OpportunityQuery = z.infer<typeof opportunityQuery>;

/** What the filters of a search offer values of. */
export const FACETS = ['location', 'skill'] as const;
export type FacetName = (typeof FACETS)[number];
