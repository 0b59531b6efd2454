import * as z from 'zod';
import { momentSchema, paragraphs } from '#shared/core/contract.ts';
import { POSTER_ROLES } from '../postings/rules.ts';
import { CRITERIA_AT_MOST, EVIDENCE_MAX, RATINGS, RECOMMENDATIONS, SUMMARY_MAX } from './scorecard-rules.ts';

/** A line of a scorecard: a criterion, how well the applicant meets it, and what shows it. */
const ratedSchema = z.object({
  /** The id of the criterion. */
  criterion: z.string().regex(/^[\w-]{1,64}$/),
  rating: z.enum(RATINGS),
  evidence: paragraphs(EVIDENCE_MAX).min(1, 'Say what you saw or read that shows it'),
});

/** What a colleague submits about an applicant. Criteria that they cannot judge are left out. */
const scorecardFieldsSchema = z.object({
  ratings: z.array(ratedSchema).min(1, 'Rate at least one criterion').max(CRITERIA_AT_MOST),
  recommendation: z.enum(RECOMMENDATIONS, 'Choose what you recommend'),
  summary: paragraphs(SUMMARY_MAX),
});

const scorecardSchema = scorecardFieldsSchema.extend({
  /** With the criteria’s texts as they were rated: the posting may have been edited since. */
  ratings: z.array(ratedSchema.extend({ label: z.string() })),
  /** When it was submitted first, and last. */
  submittedAt: momentSchema,
  updatedAt: momentSchema,
  /** The number of its submissions: one that is submitted again was written with the others in view. */
  version: z.number().int().min(1),
});
export type Scorecard = z.infer<typeof scorecardSchema>;

/** The scorecards of one applicant, as one of the colleagues may see them. */
export const scorecardsSchema = z.object({
  /** What the posting asks for now. */
  criteria: z.array(z.object({ id: z.string(), label: z.string() })),
  own: scorecardSchema.nullable(),
  /** How many were submitted, the caller’s own included. */
  submitted: z.number().int().min(0),
  /** Those of the others. Empty until the caller has submitted their own. */
  others: z.array(
    scorecardSchema.extend({
      /** The name of its author; empty when they are no longer a member. */
      author: z.string(),
    }),
  ),
});
export type Scorecards = z.infer<typeof scorecardsSchema>;

const id = z.string().min(1).max(64);

/** The routes about scorecards, of the feature `applicants`. */
export const SCORECARD_ROUTES = {
  saveScorecard: {
    method: 'PUT',
    path: '/api/opportunities/{id}/applications/{userId}/scorecard',
    summary:
      'Submits the caller’s scorecard about an applicant, if its version is still the given one, and answers with the colleagues’',
    access: POSTER_ROLES,
    approved: true,
    grants: ['table:read', 'table:write'],
    record: { kind: 'applicant', param: 'userId', relations: ['company', 'owner'] },
    params: z.object({ id, userId: id }),
    body: scorecardFieldsSchema.extend({
      /** Of the scorecard that the caller read; 0 without one. */
      version: z.number().int().min(0),
    }),
    response: scorecardsSchema,
    errors: ['conflict', 'illegal_transition'],
  },
} as const;
