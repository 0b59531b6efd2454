import * as z from 'zod';
import { pageOf, pageQuery } from '#shared/core/contract.ts';
import { REFERENCES_TO_RATE } from './rules.ts';
import {
  calibrationSchema,
  plainScoresSchema,
  referenceSchema,
  reviewId,
  rubricSchema,
  templateSchema,
} from './schema.ts';

const params = z.object({ id: reviewId });
const mentor = { access: ['mentor'], approved: true, grants: ['table:read', 'table:write'] } as const;
const templateBody = templateSchema.omit({ id: true, own: true });

/** The routes of what reviewers work with: the rubric, reference projects, and comments to use again. */
export const REVIEWER_ROUTES = {
  references: {
    method: 'GET',
    path: '/api/review-references',
    summary: 'The reference projects that a mentor rates before their first claim, with the caller’s results',
    access: ['mentor', 'admin'],
    approved: true,
    grants: ['table:read'],
    response: z.object({
      items: z.array(referenceSchema.extend({ result: calibrationSchema.nullable() })),
      rubric: rubricSchema,
      /** How many the caller still rates before they can claim a review. */
      toRate: z.number().int().min(0).max(REFERENCES_TO_RATE),
    }),
  },
  rateReference: {
    ...mentor,
    method: 'POST',
    path: '/api/review-references/{id}/scores',
    summary: 'Rates a reference project and answers how far off each score was. The first rating counts',
    params,
    body: z.object({ scores: plainScoresSchema }),
    response: calibrationSchema,
    errors: ['not_found', 'conflict'],
  },
  rubric: {
    method: 'GET',
    path: '/api/rubrics/{version}',
    summary: 'A version of the rubric; `current` is the latest',
    access: 'signed-in',
    grants: ['table:read'],
    params: z.object({ version: z.string().regex(/^(current|[1-9]\d{0,5})$/) }),
    response: rubricSchema,
    errors: ['not_found'],
  },
  templates: {
    method: 'GET',
    path: '/api/review-templates',
    summary: 'The caller’s comments and those that mentors share',
    access: ['mentor'],
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(templateSchema),
    errors: ['invalid_cursor'],
  },
  addTemplate: {
    ...mentor,
    method: 'POST',
    path: '/api/review-templates',
    summary: 'Saves a comment to use again',
    body: templateBody,
    status: 201,
    response: templateSchema,
    errors: ['limit_reached', 'too_many_requests'],
  },
  changeTemplate: {
    ...mentor,
    method: 'PUT',
    path: '/api/review-templates/{id}',
    summary: 'Changes a comment of the caller',
    params,
    body: templateBody,
    response: templateSchema,
    errors: ['not_found', 'conflict'],
  },
  removeTemplate: {
    ...mentor,
    method: 'DELETE',
    path: '/api/review-templates/{id}',
    summary: 'Removes a comment of the caller',
    params,
    response: z.object({ removed: z.literal(true) }),
    errors: ['not_found'],
  },
} as const;
