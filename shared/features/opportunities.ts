import * as z from 'zod';
import {
  dateSchema,
  defineFeature,
  line,
  momentSchema,
  optionalFilter,
  pageOf,
  pageQuery,
  searchText,
} from '../contract.ts';
import { MAX_SKILLS } from './choices.ts';
import { percentSchema, receiptSchema } from './match-receipt.ts';
import { OPPORTUNITY_STATUSES, type OpportunityStatus } from './opportunity-statuses.ts';
import { currencySchema, paySchema } from './pay-schema.ts';
import { SEASON_PATTERN } from './seasons.ts';
import { TERMS } from './terms.ts';

export const OPPORTUNITY_TYPES = ['job', 'internship', 'project'] as const;
export type OpportunityType = (typeof OPPORTUNITY_TYPES)[number];
const typeSchema = z.enum(OPPORTUNITY_TYPES);

export const WORK_MODES = ['remote', 'onsite', 'hybrid'] as const;
export const EMPLOYMENT_TYPES = ['full-time', 'part-time', 'contract', 'internship'] as const;
export const EXPERIENCE_LEVELS = ['entry', 'mid', 'senior', 'lead'] as const;

/** A list of short texts: requirements, benefits. */
const pointsSchema = z.array(line(300).min(1)).max(20);

/** A change of the terms. */
const termsChangeSchema = z.object({
  at: momentSchema,
  terms: z.array(z.object({ term: z.enum(TERMS), before: z.string(), after: z.string() })).min(1),
});
/** The most changes that are stored: the latest. */
export const MAX_TERMS_CHANGES = 20;

/** In lists the description is cut to this many characters. */
export const SUMMARY_LENGTH = 200;

const summaryShape = {
  id: z.string().regex(/^[\w-]{1,64}$/),
  type: typeSchema,
  title: line(120).min(1),
  company: line(120).min(1),
  location: line(80).min(1),
  skills: z.array(line(50).min(1)).max(MAX_SKILLS),
  /** `pay` as people read it (`formatPay`): `$90k – $120k a year`; without it, what alumni wrote. */
  salary: line(80),
  pay: paySchema.nullable(),
  postedAt: momentSchema,
  /** The last day on which users can apply, in UTC. */
  deadline: dateSchema,
  /** The day by which all applicants get an answer. */
  replyBy: dateSchema,
  /** The employer wants to hire soon: the card says so, and it comes first among equals. */
  urgent: z.boolean(),
  /** An admin put it in the foreground. */
  featured: z.boolean(),
};
/** An opportunity in a list. */
export const opportunitySummarySchema = z.object({
  ...summaryShape,
  description: z.string().max(SUMMARY_LENGTH),
});
export type OpportunitySummary = z.infer<typeof opportunitySummarySchema>;

/** An opportunity on its own page. */
export const opportunitySchema = z.object({
  ...summaryShape,
  description: z.string().min(1).max(10_000),
  status: z.enum(OPPORTUNITY_STATUSES),
  /** The company that posted it; null for what a user posted under their own name. */
  companyId: z.string().nullable(),
  department: line(80),
  employmentType: z.enum(EMPLOYMENT_TYPES).nullable(),
  experienceLevel: z.enum(EXPERIENCE_LEVELS).nullable(),
  /** Years of experience that are asked for at least. */
  minYears: z.number().int().min(0).max(40).nullable(),
  workMode: z.enum(WORK_MODES),
  /** Empty when it was not stated. */
  startDate: z.union([z.literal(''), dateSchema]),
  /** How long an internship or a project runs, in weeks. */
  durationWeeks: z.number().int().min(1).max(208).nullable(),
  openings: z.number().int().min(1).max(1000),
  requirements: pointsSchema,
  niceToHave: pointsSchema,
  education: line(120),
  benefits: pointsSchema,
  /** Whether software helps to sort the applications. */
  aiScreening: z.boolean(),
  /** A URL or an email address beside applying here; empty for most. */
  howToApply: line(300),
  /** How the terms have changed since it was published, the latest last. */
  changes: z.array(termsChangeSchema).max(MAX_TERMS_CHANGES),
  /** How many applications there are that were not withdrawn. */
  applicationCount: z.number().int().min(0),
});
export type Opportunity = z.infer<typeof opportunitySchema>;

/** An opportunity in the list of the user who posted it. */
export const ownedOpportunitySchema = opportunitySchema.pick({
  id: true,
  type: true,
  title: true,
  location: true,
  status: true,
  postedAt: true,
  deadline: true,
});
export type OwnedOpportunity = z.infer<typeof ownedOpportunitySchema>;
/** Entries on a page of that list: of the largest size they fit into 16 KB, which is two read units. */
export const OWNED_OPPORTUNITIES_PAGE = 15;

/** The day of a moment in UTC, as deadlines count days. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whether a deadline's last day is over on `day`, both days in UTC: the rule, wherever a deadline is looked at. */
export const isPast = (deadline: string, day: string): boolean => deadline < day;

/** Whether users can still apply on `day`: it is open, and its last day has not passed. */
export const isOpenOn = (
  day: string,
  { status, deadline }: Pick<Opportunity, 'status' | 'deadline'>,
): boolean => status === 'open' && !isPast(deadline, day);

/** The status as users see it on `day`: after the deadline an open or paused one is expired, also before the hourly run. */
export const statusOn = (
  day: string,
  { status, deadline }: Pick<Opportunity, 'status' | 'deadline'>,
): OpportunityStatus =>
  (status === 'open' || status === 'paused') && isPast(deadline, day) ? 'expired' : status;

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

/** What an opportunity in a list is to a signed-in user; no answer to a visitor has any of it. */
const personalShape = {
  /** The user has an application for it that was not withdrawn. */
  applied: z.boolean().optional(),
  saved: z.boolean().optional(),
  /** The total of the receipt; null when there is nothing to compare. */
  match: percentSchema.nullable().optional(),
};

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
  type: optionalFilter(typeSchema),
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
  payFrom: optionalFilter(z.coerce.number().int().min(0).max(100_000_000)),
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

/** How many open opportunities are counted: beyond that there are "1,000+". It bounds what counting reads. */
export const COUNTED_AT_MOST = 1000;

/** Visitors may see lists and opportunities this late; signed-in users never get an answer out of a cache. */
const VISITORS_SEE_LATE = { seconds: 5 } as const;

export const opportunities = defineFeature('opportunities', {
  list: {
    method: 'GET',
    path: '/api/opportunities',
    summary: 'Open opportunities that match every given filter',
    access: 'public',
    edge: VISITORS_SEE_LATE,
    grants: ['table:read', 'search:read', 'search:request'],
    query: opportunityQuery,
    response: pageOf(opportunitySummarySchema.extend(personalShape)).extend({
      /** For each filter its values, the most frequent first, with what a search for it instead would find. */
      counts: z
        .record(z.enum(COUNTED), z.array(z.object({ value: z.string(), count: z.number().int() })))
        .optional(),
      /** What was searched for instead, where nothing matches the words as they are spelt. */
      correctedQuery: z.string().optional(),
    }),
    errors: ['invalid_cursor'],
  },
  feed: {
    method: 'GET',
    path: '/api/opportunities/feed.xml',
    summary: 'The same as an Atom feed (RFC 4287)',
    access: 'public',
    edge: VISITORS_SEE_LATE,
    grants: ['table:read', 'search:read', 'search:request'],
    answers: 'atom',
    query: opportunityQuery,
    response: z.string(),
    errors: ['invalid_cursor'],
  },
  facets: {
    method: 'GET',
    path: '/api/opportunities/facets',
    summary: 'At most ten places or skills of open opportunities, by the beginning of their words',
    access: 'public',
    edge: VISITORS_SEE_LATE,
    grants: ['table:read', 'search:read', 'search:request'],
    query: z.object({ facet: z.enum(FACETS), q: optionalFilter(searchText(80)) }),
    response: z.object({ values: z.array(z.string()) }),
  },
  count: {
    method: 'GET',
    path: '/api/opportunities/count',
    summary: `How many opportunities are open, up to ${COUNTED_AT_MOST}; as of about a minute ago at most`,
    access: 'public',
    edge: VISITORS_SEE_LATE,
    grants: ['table:read', 'table:open-deadlines', 'search:read', 'search:request'],
    response: z.object({
      open: z.number().int().min(0).max(COUNTED_AT_MOST),
      /** There are more than were counted. */
      more: z.boolean(),
    }),
  },
  recommended: {
    method: 'GET',
    path: '/api/opportunities/recommended',
    summary:
      'What matches the profile of the signed-in user best, without what they applied to, hid or cannot do',
    access: 'signed-in',
    grants: ['table:read', 'search:read', 'search:request'],
    query: z.object({ limit: z.coerce.number().int().min(1).max(20).default(2) }),
    response: z.object({
      items: z.array(
        opportunitySummarySchema.extend({
          /** Why it is here: the person's skills that it asks for, in its own spelling. */
          matchedSkills: z.array(z.string()),
          /** How well the person's profile matches it; null when there is nothing to compare. */
          match: percentSchema.nullable(),
        }),
      ),
    }),
  },
  match: {
    method: 'GET',
    path: '/api/opportunities/{id}/match',
    summary: 'How well the signed-in user’s profile matches an opportunity today, and why',
    access: 'signed-in',
    grants: ['table:read'],
    params: z.object({ id: z.string().min(1).max(64) }),
    response: receiptSchema,
    errors: ['not_found'],
  },
  get: {
    method: 'GET',
    path: '/api/opportunities/{id}',
    summary: 'One opportunity that was published, whatever became of it',
    access: 'public',
    edge: VISITORS_SEE_LATE,
    grants: ['table:read'],
    params: z.object({ id: z.string().min(1).max(64) }),
    response: opportunitySchema,
    errors: ['not_found'],
  },
});
