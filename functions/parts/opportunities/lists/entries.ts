import * as z from 'zod';
import type { Key } from '#functions/core/table.ts';
import { endOfDay } from '#shared/core/opportunity-days.ts';
import { paySchema } from '#shared/core/pay-schema.ts';
import { searchedPlace } from '#shared/core/places/place.ts';
import { defaultReplyBy } from '#shared/core/reply-clock.ts';
import {
  type Opportunity,
  type OpportunitySummary,
  opportunitySchema,
  opportunitySummarySchema,
} from '#shared/features/opportunities/routes.ts';
import { summaryOf } from '../summary.ts';
import { listOf, placeOf, readPlace } from './keys.ts';

/**
 * No entry is larger than this, in bytes as DynamoDB counts them (names and values in UTF-8): what the limits of
 * the opportunity's schema add up to when every character takes three bytes. A test makes such a one.
 */
export const MAX_ENTRY_BYTES = 3600;

const shape = opportunitySummarySchema.shape;

/**
 * An entry as it is stored. It repeats the whole summary, twice for each opportunity,
 * and a list's cost is its bytes: so the names are short, and id and time of posting stand in the sort key alone.
 */
const storedSchema = z.object({
  sk: z.string(),
  t: shape.type,
  n: shape.title,
  c: shape.company,
  l: shape.location,
  d: shape.description,
  s: shape.skills,
  p: shape.salary,
  /** min, max, currency, period */
  m: z.tuple([z.number(), z.number(), paySchema.shape.currency, paySchema.shape.period]).nullable(),
  /** The place by which the filter finds it, where that is not `l`. */
  k: shape.location.optional(),
  e: shape.deadline,
  /** The day of the reply, missing where it is the default; urgent and featured, missing where they are not. */
  r: shape.replyBy.optional(),
  u: z.literal(true).optional(),
  f: z.literal(true).optional(),
  /** What else it is found by: work mode, employment type, level, start, weeks and company. */
  x: z.tuple([
    opportunitySchema.shape.workMode,
    opportunitySchema.shape.employmentType,
    opportunitySchema.shape.experienceLevel,
    z.string(),
    z.number().nullable(),
    z.string().nullable(),
  ]),
});

/** What an opportunity is found by besides its summary. */
type More = Pick<
  Opportunity,
  'workMode' | 'employmentType' | 'experienceLevel' | 'startDate' | 'durationWeeks' | 'companyId'
>;

/** An entry as it is read. */
export interface ListEntry {
  readonly sk: string;
  readonly summary: OpportunitySummary;
  /** The place by which the filter finds it: `searchedPlace`. */
  readonly foundIn: string;
  readonly more: More;
}

export const listEntrySchema = storedSchema.transform(
  ({ sk, t, n, c, l, k, d, s, p, m, e, r, u, f, x }): ListEntry => {
    const { postedAt, id } = readPlace(sk);
    const pay = m && { min: m[0], max: m[1], currency: m[2], period: m[3] };
    return {
      sk,
      foundIn: k ?? l,
      more: {
        workMode: x[0],
        employmentType: x[1],
        experienceLevel: x[2],
        startDate: x[3],
        durationWeeks: x[4],
        companyId: x[5],
      },
      summary: {
        id,
        type: t,
        title: n,
        company: c,
        location: l,
        description: d,
        skills: s,
        salary: p,
        pay,
        postedAt,
        deadline: e,
        replyBy: r ?? defaultReplyBy(e),
        urgent: u === true,
        featured: f === true,
      },
    };
  },
);

const stored = (summary: OpportunitySummary): Omit<z.input<typeof storedSchema>, 'sk' | 'x'> => {
  const { pay } = summary;
  return {
    t: summary.type,
    n: summary.title,
    c: summary.company,
    l: summary.location,
    d: summary.description,
    s: summary.skills,
    p: summary.salary,
    m: pay && [pay.min, pay.max, pay.currency, pay.period],
    e: summary.deadline,
    ...(summary.replyBy !== defaultReplyBy(summary.deadline) && { r: summary.replyBy }),
    ...(summary.urgent && { u: true as const }),
    ...(summary.featured && { f: true as const }),
  };
};

/** The keys of both entries of a summary: in the list of everything, and in that of its type. */
const keysOf = (summary: OpportunitySummary): Key[] => {
  const place = placeOf(summary.postedAt, summary.id);
  return [listOf(), listOf(summary.type)].map(({ pk }) => ({ pk, sk: place }));
};

/** An entry as it is written: key, summary, and when the table may forget it. */
export type StoredListEntry = Key & z.input<typeof storedSchema> & { entity: 'posting'; ttl: number };

/**
 * All entries of an opportunity, from nothing but its record: none when it is closed. Past its deadline lists skip
 * them, and the table deletes them in its own time.
 */
export const listEntriesOf = (opportunity: Omit<Opportunity, 'applicationCount'>): StoredListEntry[] => {
  if (opportunity.status !== 'open') return [];
  const summary = summaryOf(opportunity);
  const foundIn = searchedPlace(opportunity);
  const { workMode, employmentType, experienceLevel, startDate, durationWeeks, companyId } = opportunity;
  const common = {
    entity: 'posting',
    ttl: endOfDay(opportunity.deadline).getTime() / 1000,
    ...stored(summary),
    ...(foundIn !== summary.location && { k: foundIn }),
    x: [workMode, employmentType, experienceLevel, startDate, durationWeeks, companyId],
  } satisfies Omit<StoredListEntry, keyof Key>;
  return keysOf(summary).map((key) => ({ ...key, ...common }));
};
