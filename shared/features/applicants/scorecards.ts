import * as z from 'zod';
import { paragraphs } from '#shared/core/contract.ts';
import {
  ratingSchemas,
  readVersionSchema,
  submissionFields,
  visibleScorecards,
} from '#shared/core/scorecard-schema.ts';
import { POSTER_ROLES } from '../postings/rules.ts';
import { APPLICANT_SCORECARD, RECOMMENDATIONS, SUMMARY_MAX } from './scorecard-rules.ts';

const ratings = ratingSchemas(APPLICANT_SCORECARD);

/** What a colleague submits about an applicant. */
const scorecardFieldsSchema = z.object({
  ratings: ratings.sent,
  recommendation: z.enum(RECOMMENDATIONS, 'Choose what you recommend'),
  summary: paragraphs(SUMMARY_MAX),
});

const scorecardSchema = scorecardFieldsSchema.extend({ ratings: ratings.stored, ...submissionFields });
export type Scorecard = z.infer<typeof scorecardSchema>;

/** The scorecards of one applicant, as one of the colleagues may see them. `criteria` are those of the posting. */
export const scorecardsSchema = visibleScorecards(scorecardSchema);
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
    body: scorecardFieldsSchema.extend({ version: readVersionSchema }),
    response: scorecardsSchema,
    errors: ['conflict', 'illegal_transition'],
  },
} as const;
