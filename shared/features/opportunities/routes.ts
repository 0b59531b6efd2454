import * as z from 'zod';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { brandingSchema } from '#shared/core/branding-schema.ts';
import { MAX_SKILLS } from '#shared/core/choices.ts';
import {
  dateSchema,
  defineFeature,
  line,
  momentSchema,
  optionalFilter,
  pageOf,
  pageQuery,
  searchText,
} from '#shared/core/contract.ts';
import { percentSchema, receiptSchema } from '#shared/core/match-receipt.ts';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  OPPORTUNITY_TYPES,
  WORK_MODES,
} from '#shared/core/opportunity-choices.ts';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { paySchema } from '#shared/core/pay-schema.ts';
import { applicantsFromSchema, placeSchema } from '#shared/core/places/place-schema.ts';
import { provenSkillSchema } from '#shared/core/proven-skill.ts';
import { replyRecordSchema } from '#shared/core/reply-record.ts';
import { SAVED_STATES } from '#shared/core/saved-rules.ts';
import { COUNTED, FACETS, opportunityQuery } from './query.ts';
import { MAX_TERMS_CHANGES, termsChangeSchema } from './terms-changes.ts';

/** A list of short texts: requirements, benefits. */
const pointsSchema = z.array(line(300).min(1)).max(20);

/** In lists the description is cut to this many characters. */
export const SUMMARY_LENGTH = 200;

const summaryShape = {
  id: z.string().regex(/^[\w-]{1,64}$/),
  type: z.enum(OPPORTUNITY_TYPES),
  title: line(120).min(1),
  company: line(120).min(1),
  location: line(80).min(1),
  skills: z.array(line(50).min(1)).max(MAX_SKILLS),
  /** `pay` as people read it (`formatPay`): `$90k – $120k a year`; without it, what alumni wrote. */
  salary: line(80),
  pay: paySchema.nullable(),
  postedAt: momentSchema,
  /** The last day on which users can apply, wherever they are: until it has ended in UTC−12 (decision 0258). */
  deadline: dateSchema,
  /** The day by which all applicants get an answer, to its end in UTC−12. */
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
  /** How its poster kept the promised days; null while there are too few. In the search and the saved list, some seconds late. */
  replies: replyRecordSchema.nullable().optional(),
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
  /** Where the work is done, as data; null where `location` says it in words alone. */
  place: placeSchema.nullable(),
  /** Where applicants may live, for remote work; null when it is not stated. */
  applicantsFrom: applicantsFromSchema.nullable(),
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
  /** How its company, or who posted it, kept the promised days so far. Missing while there are too few. */
  replies: replyRecordSchema.optional(),
  /** The branding of its company. Missing without one. */
  branding: brandingSchema.optional(),
});
export type Opportunity = z.infer<typeof opportunitySchema>;

/** What an opportunity in a list is to a signed-in user; no answer to a visitor has any of it. */
const personalShape = {
  /** The user has an application for it that was not withdrawn. */
  applied: z.boolean().optional(),
  saved: z.boolean().optional(),
  /** The total of the receipt; null when there is nothing to compare. */
  match: percentSchema.nullable().optional(),
};

/** An opportunity in a user's saved list. */
const savedOpportunitySchema = opportunitySummarySchema.extend({
  /** As everybody sees it today: one that is no longer open stays in the list. */
  status: z.enum(OPPORTUNITY_STATUSES),
  savedAt: momentSchema,
  /** The user has an application for it that was not withdrawn. */
  applied: z.boolean(),
  /** The total of the receipt; null when there is nothing to compare. */
  match: percentSchema.nullable(),
});
export type SavedOpportunity = z.infer<typeof savedOpportunitySchema>;

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
  saved: {
    method: 'GET',
    path: '/api/saved',
    summary: 'The opportunities that the signed-in user has saved, latest first',
    access: APPLICANT_ROLES,
    grants: ['table:read'],
    query: z.object({
      type: optionalFilter(z.enum(OPPORTUNITY_TYPES)),
      state: optionalFilter(z.enum(SAVED_STATES)),
      ...pageQuery,
    }),
    response: pageOf(savedOpportunitySchema).extend({
      /** How many of the type there are, in all and in each state. */
      savedCount: z.number().int().min(0),
      counts: z.record(z.enum(SAVED_STATES), z.number().int().min(0)),
    }),
    errors: ['invalid_cursor'],
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
    response: receiptSchema.extend({
      /** The proofs on which the number rests. */
      proven: z.array(provenSkillSchema),
    }),
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
