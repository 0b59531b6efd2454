import * as z from 'zod';
import { dateSchema, defineFeature, emptyBody, pageOf, pageQuery } from '#shared/core/contract.ts';
import { percentSchema } from '#shared/core/match-receipt.ts';
import { applicantCardSchema } from '../applicants/card.ts';
import { applicantFilters } from '../applicants/filters.ts';
import { APPLICATION_STATUSES } from '../applications/rules.ts';
import { MATCH_PARTS } from '../matching/arithmetic.ts';
import { POSTER_ROLES } from '../postings/rules.ts';
import { filterNameSchema, newFilterSchema, savedFilterSchema } from './filters.ts';
import { COMPARED_AT_MOST, FITS, SCREENING_GROUPS } from './rules.ts';

const count = z.number().int().min(0);
const id = z.string().min(1).max(64);
/** Names an applicant of one posting, to nobody but this screen: it is not the user's id, and does not lead to it. */
const key = z.string().regex(/^[\w-]{22}$/);

/** A candidate without anything that says who they are, unless the caller has revealed it. */
const candidateSchema = z.object({
  key,
  /** `Candidate K`: always the same for an applicant of a posting. */
  label: z.string(),
  /** Who they are; null until the caller reveals it. */
  person: z.object({ userId: z.string(), name: z.string() }).nullable(),
  status: z.enum(APPLICATION_STATUSES),
  appliedOn: dateSchema,
  /** From the first to the last place of their tie; null without a match. */
  place: z.object({ from: count, to: count, close: z.boolean() }).nullable(),
  /** They asked for a review without a number, and have none. */
  unscored: z.literal(true).optional(),
  match: percentSchema.optional(),
  ...applicantCardSchema.pick({ major: true, experience: true, skills: true, parts: true, mustHaves: true })
    .shape,
});
export type Candidate = z.infer<typeof candidateSchema>;

/** What a candidate has of what a line asks for, and the line of the profile on which it rests. */
const cellSchema = z.object({ fit: z.enum(FITS), claim: z.string(), profile: z.string() });
export type ComparedCell = z.infer<typeof cellSchema>;

const compareSchema = z.object({
  /** In the order in which they were asked for; those who withdrew meanwhile are missing. */
  candidates: z.array(candidateSchema),
  /** How many applicants have a place. */
  ranked: count,
  /** What the posting asks for, with one cell for each candidate; null where their receipt has no such line. */
  lines: z.array(
    z.object({
      part: z.enum(MATCH_PARTS),
      asked: z.string(),
      /** Nice to have. */
      optional: z.boolean(),
      cells: z.array(cellSchema.nullable()),
    }),
  ),
  /** The parts of the match, with one cell for each candidate. Null without a receipt. */
  parts: z.array(
    z.object({
      part: z.enum(MATCH_PARTS),
      cells: z.array(z.object({ score: percentSchema.nullable(), weight: percentSchema }).nullable()),
    }),
  ),
  /** What was sent, with the lines of each candidate. */
  sent: z.array(z.object({ name: z.string(), cells: z.array(z.array(z.string())) })),
});
export type Comparison = z.infer<typeof compareSchema>;

const posting = {
  access: POSTER_ROLES,
  approved: true,
  record: { kind: 'posting', param: 'id', relations: ['company', 'owner'] },
  params: z.object({ id }),
} as const;

const span = z.object({ from: count, to: count });
const stabilitySchema = z.object({
  /** The number of candidates among whom ranks are computed, the first by place. */
  among: count,
  /** Those of the candidates who are among them and have a match. */
  items: z.array(
    z.object({
      key,
      place: span,
      /** From the best to the last place that any of the changes gives. */
      range: span,
      /** The changes that give another place. */
      moves: z.array(
        z.object({
          change: z.discriminatedUnion('kind', [
            z.object({ kind: z.literal('skill'), skill: z.string() }),
            z.object({
              kind: z.literal('weight'),
              part: z.enum(MATCH_PARTS),
              change: z.enum(['less', 'more']),
            }),
          ]),
          place: span,
        }),
      ),
    }),
  ),
});
export type StabilityAnswer = z.infer<typeof stabilitySchema>;

const filterRoute = { access: POSTER_ROLES, approved: true } as const;
const savedFilter = { kind: 'screening-filter', param: 'filterId', relations: ['owner'] } as const;
const filterParams = z.object({ filterId: id });

const keys = z.array(key).min(1).max(COMPARED_AT_MOST);

const keysQuery = z.object({
  /** Separated by commas. */
  keys: z
    .string()
    .max(200)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(keys),
});

export const screening = defineFeature('screening', {
  postings: {
    method: 'GET',
    path: '/api/screening/postings',
    summary: 'The postings of the company, or of the signed-in alumnus, whose applicants can be compared',
    access: POSTER_ROLES,
    approved: true,
    grants: ['table:read'],
    response: z.object({
      items: z.array(z.object({ id: z.string(), title: z.string(), status: z.string(), applicants: count })),
    }),
  },
  list: {
    ...posting,
    method: 'GET',
    path: '/api/opportunities/{id}/screening',
    summary: 'The candidates of a posting by their places, without names. Filters change what is shown only',
    grants: ['table:read', 'applicants:read'],
    query: z.object({
      group: z.enum(SCREENING_GROUPS).default('ranked'),
      minMatch: applicantFilters.minMatch,
      skills: applicantFilters.skills,
      status: applicantFilters.status,
      ...pageQuery,
    }),
    response: pageOf(candidateSchema).extend({
      /** How many the filters find in this group. */
      found: count,
      /** How many there are in each group, whatever the filters. */
      groups: z.object({ ranked: count, unscored: count, unknown: count }),
      /** Matches this many points apart are a tie. */
      margin: count,
      /** The first day on which the match may be used for candidates in New York City; null without AI screening. */
      scoresFrom: dateSchema.nullable(),
    }),
    errors: ['invalid_cursor'],
  },
  candidate: {
    ...posting,
    method: 'GET',
    path: '/api/opportunities/{id}/screening/candidate',
    summary: 'What one candidate has of what the posting asks for, line by line, without a name',
    grants: ['table:read', 'applicants:read'],
    query: z.object({ key }),
    response: compareSchema,
  },
  compare: {
    ...posting,
    method: 'GET',
    path: '/api/opportunities/{id}/screening/comparison',
    summary: `What one to ${COMPARED_AT_MOST} candidates have of what the posting asks for, line by line, without names`,
    grants: ['table:read', 'applicants:read'],
    plan: ['comparison'],
    query: keysQuery,
    response: compareSchema,
  },
  stability: {
    ...posting,
    method: 'GET',
    path: '/api/opportunities/{id}/screening/stability',
    summary:
      'How the places of candidates change when one skill is left out, or one part of the match counts less or more',
    grants: ['table:read', 'applicants:read'],
    plan: ['comparison'],
    query: keysQuery,
    response: stabilitySchema,
  },
  reveal: {
    ...posting,
    method: 'POST',
    path: '/api/opportunities/{id}/screening/reveal',
    summary: 'Reveals the names of candidates to the caller, and records it for the company',
    grants: ['table:read', 'table:write', 'applicants:read'],
    body: z.object({ keys }),
    response: z.object({
      items: z.array(z.object({ key, userId: z.string(), name: z.string() })),
    }),
    errors: ['limit_reached'],
  },
  filters: {
    ...filterRoute,
    method: 'GET',
    path: '/api/screening/filters',
    summary: 'The filters that the signed-in user saved, by name',
    grants: ['table:read'],
    plan: ['saved_filters'],
    response: z.object({ items: z.array(savedFilterSchema) }),
  },
  addFilter: {
    ...filterRoute,
    method: 'POST',
    path: '/api/screening/filters',
    summary: 'Saves filters under a name',
    grants: ['table:read', 'table:write'],
    plan: ['saved_filters'],
    body: newFilterSchema,
    status: 201,
    response: savedFilterSchema,
    errors: ['limit_reached'],
  },
  renameFilter: {
    ...filterRoute,
    method: 'PUT',
    path: '/api/screening/filters/{filterId}',
    summary: 'Renames a saved filter',
    grants: ['table:read', 'table:write'],
    record: savedFilter,
    plan: ['saved_filters'],
    params: filterParams,
    body: filterNameSchema,
    response: savedFilterSchema,
    errors: ['conflict'],
  },
  removeFilter: {
    ...filterRoute,
    method: 'DELETE',
    path: '/api/screening/filters/{filterId}',
    summary: 'Deletes a saved filter, whatever the plan is by now',
    grants: ['table:read', 'table:write'],
    record: savedFilter,
    params: filterParams,
    response: emptyBody,
  },
});
