import * as z from 'zod';
import type { Change as CatalogChange } from '#functions/core/catalog/catalog.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { seasonOf } from '#shared/core/seasons.ts';
import { yearlyDollars } from '#shared/core/yearly-pay.ts';
import { searchWords } from '#shared/features/matching/search-terms.ts';
import { type MatchTerms, matchTermsSchema } from '#shared/features/matching/terms.ts';
import { opportunitySchema, opportunitySummarySchema } from '#shared/features/opportunities/routes.ts';

const listedFields = opportunitySchema.pick({
  workMode: true,
  employmentType: true,
  experienceLevel: true,
  startDate: true,
  durationWeeks: true,
  companyId: true,
});

/** What the search holds of an open opportunity: its summary, and what else it is found and ordered by. */
export const listingSchema = z.object({
  ...opportunitySummarySchema.shape,
  ...listedFields.shape,
  /** The place by which the filter finds it: `searchedPlace`. */
  foundIn: z.string(),
  terms: matchTermsSchema,
});
export type Listing = z.infer<typeof listingSchema>;

/** An opportunity as of one version of its record. */
export type Change = CatalogChange<Listing>;

/** The fields that a search filters by. A company is named, or identified. */
export const FILTERED = [
  'type',
  'location',
  'workMode',
  'employmentType',
  'level',
  'season',
  'company',
] as const;
export type Filtered = (typeof FILTERED)[number];

/** The fields of which an opportunity has one value each. */
export const FIELDS = [...FILTERED, 'companyId'] as const;
export type Field = (typeof FIELDS)[number];

/** An opportunity as a row of a segment. */
export interface Row {
  readonly id: string;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly postedAt: number;
  /** Days since 1970. */
  readonly deadline: number;
  /** Empty where it has none. */
  readonly fields: Readonly<Record<Field, string>>;
  readonly skills: readonly string[];
  readonly words: readonly string[];
  /** 0 where they are not stated. */
  readonly weeks: number;
  /** US dollars a year; -1 where it is not stated. */
  readonly pay: number;
  /** 1 or 0. */
  readonly urgent: number;
  /** The skills of its terms, the other terms but the place, and the place; as JSON; see `requirementOf`. */
  readonly must: readonly string[];
  readonly nice: readonly string[];
  readonly requirement: string;
  readonly place: string;
  /** What of the listing does not follow from all this, as JSON in one line. */
  readonly line: string;
}

/** The months and the education of a value of the column `requirements`. */
export const requirementOf = (value: string): Pick<MatchTerms, 'months' | 'education'> => {
  const [months, education] = JSON.parse(value);
  return { months, education };
};

/** A day `YYYY-MM-DD` as a number of days since 1970. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

type Derived = Pick<Row, 'id' | 'postedAt' | 'deadline' | 'fields' | 'weeks' | 'urgent'>;

/** What of a listing follows from its row. */
const derivedFrom = ({
  id,
  postedAt,
  deadline,
  fields,
  weeks,
  urgent,
}: Derived): Record<string, unknown> => ({
  id,
  type: fields.type,
  workMode: fields.workMode,
  urgent: urgent === 1,
  foundIn: fields.location,
  postedAt: new Date(postedAt).toISOString(),
  deadline: new Date(deadline * DAY_MS).toISOString().slice(0, 10),
  employmentType: fields.employmentType || null,
  experienceLevel: fields.level || null,
  companyId: fields.companyId || null,
  durationWeeks: weeks || null,
});

const lineOf = ({ terms: _, ...listing }: Listing, derived: Record<string, unknown>): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(listing).filter(([name, value]) => derived[name] !== value)),
  );

/** The row of a listing. */
export const rowOf = (listing: Listing, version: number): Row => {
  const { terms } = listing;
  const derived: Derived = {
    id: listing.id,
    postedAt: Date.parse(listing.postedAt),
    deadline: dayNumber(listing.deadline),
    fields: {
      type: listing.type,
      location: listing.foundIn,
      workMode: listing.workMode,
      employmentType: listing.employmentType ?? '',
      level: listing.experienceLevel ?? '',
      season: seasonOf(listing.startDate),
      company: listing.company,
      companyId: listing.companyId ?? '',
    },
    weeks: listing.durationWeeks ?? 0,
    urgent: listing.urgent ? 1 : 0,
  };
  return {
    ...derived,
    version,
    skills: [...new Map(listing.skills.map((skill) => [skill.toLowerCase(), skill])).values()],
    words: searchWords(listing),
    pay: yearlyDollars(listing.pay, listing.durationWeeks) ?? -1,
    must: terms.must,
    nice: terms.nice,
    requirement: JSON.stringify([terms.months, terms.education]),
    place: JSON.stringify(terms.place),
    line: lineOf(listing, derivedFrom(derived)),
  };
};

/** The listing of a row. */
export const listingFrom = (row: Omit<Row, 'version' | 'words' | 'skills' | 'pay'>): Listing => ({
  ...derivedFrom(row),
  ...JSON.parse(row.line),
  terms: {
    must: row.must,
    nice: row.nice,
    place: JSON.parse(row.place),
    ...requirementOf(row.requirement),
  },
});

/** The order of rows: the newest first, and among equals by id. */
export const newestFirst = (
  a: { readonly postedAt: number; readonly id: string },
  b: { readonly postedAt: number; readonly id: string },
): number => b.postedAt - a.postedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
