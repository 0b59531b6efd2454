import * as z from 'zod';
import { dateSchema, defineFeature, pageOf, pageQuery } from '#shared/core/contract.ts';
import { percentSchema } from '#shared/core/match-receipt.ts';
import { applicantCardSchema } from '../applicants/card.ts';
import { applicantFilters } from '../applicants/filters.ts';
import { APPLICATION_STATUSES } from '../applications/rules.ts';
import { MATCH_PARTS } from '../matching/arithmetic.ts';
import { POSTER_ROLES } from '../postings/rules.ts';
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

const keys = z.array(key).min(1).max(COMPARED_AT_MOST);

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
  compare: {
    ...posting,
    method: 'GET',
    path: '/api/opportunities/{id}/screening/comparison',
    summary: `What one to ${COMPARED_AT_MOST} candidates have of what the posting asks for, line by line, without names`,
    grants: ['table:read', 'applicants:read'],
    query: z.object({
      /** Separated by commas. */
      keys: z
        .string()
        .max(200)
        .transform((text) => [...new Set(text.split(','))])
        .pipe(keys),
    }),
    response: compareSchema,
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
});
