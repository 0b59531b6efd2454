import * as z from 'zod';
import { opportunitySchema, opportunitySummarySchema } from '#shared/features/opportunities.ts';
import { searchWords } from '#shared/features/search-terms.ts';
import { seasonOf } from '#shared/features/seasons.ts';
import { yearlyDollars } from '#shared/features/yearly-pay.ts';
import type { StoredOpportunity } from '../repository.ts';
import { summaryOf } from '../summary.ts';

const { workMode, employmentType, experienceLevel, startDate, durationWeeks, companyId } =
  opportunitySchema.shape;

/** What the search holds of an open opportunity: its card, and what else it is found by. */
export const listingSchema = z.object({
  ...opportunitySummarySchema.shape,
  workMode,
  employmentType,
  experienceLevel,
  startDate,
  durationWeeks,
  companyId,
});
export type Listing = z.infer<typeof listingSchema>;

/** The listing of an opportunity; null when it is not to be found. */
export const listingOf = (opportunity: StoredOpportunity): Listing | null => {
  if (opportunity.status !== 'open') return null;
  const { workMode, employmentType, experienceLevel, startDate, durationWeeks, companyId } = opportunity;
  return {
    ...summaryOf(opportunity),
    ...{ workMode, employmentType, experienceLevel, startDate, durationWeeks, companyId },
  };
};

/** An opportunity as of one version of its record: its listing, or null when it is not to be found any more. */
export interface Change {
  readonly id: string;
  readonly version: number;
  readonly listing: Listing | null;
}

/** The fields of which an opportunity has one value each, and by which it is filtered and counted. */
export const FIELDS = [
  'type',
  'location',
  'workMode',
  'employmentType',
  'level',
  'season',
  'company',
  'companyId',
] as const;
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
  /** The listing as JSON, in one line. */
  readonly line: string;
}

const DAY_MS = 86_400_000;

/** A day `YYYY-MM-DD` as a number of days since 1970. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** The row of a listing. */
export const rowOf = (listing: Listing, version: number): Row => ({
  id: listing.id,
  version,
  postedAt: Date.parse(listing.postedAt),
  deadline: dayNumber(listing.deadline),
  fields: {
    type: listing.type,
    location: listing.location,
    workMode: listing.workMode,
    employmentType: listing.employmentType ?? '',
    level: listing.experienceLevel ?? '',
    season: seasonOf(listing.startDate),
    company: listing.company,
    companyId: listing.companyId ?? '',
  },
  skills: [...new Map(listing.skills.map((skill) => [skill.toLowerCase(), skill])).values()],
  words: searchWords(listing),
  weeks: listing.durationWeeks ?? 0,
  pay: yearlyDollars(listing.pay, listing.durationWeeks) ?? -1,
  line: JSON.stringify(listing),
});

/** The order of rows: the newest first, and among equals by id. */
export const newestFirst = (
  a: { readonly postedAt: number; readonly id: string },
  b: { readonly postedAt: number; readonly id: string },
): number => b.postedAt - a.postedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
