import * as z from 'zod';
import { pageOf, pageQuery, paragraphs } from '#shared/core/contract.ts';
import { criterionSchema, reviewOutcomeSchema } from '#shared/core/review-outcome.ts';
import { SCORE } from '#shared/core/rubric.ts';
import { projectSchema } from '../projects/schema.ts';
import { VOID_REASON_MAX } from './rules.ts';
import { criteriaAnchorsSchema, ratedReferenceSchema, reviewId, rubricSchema } from './schema.ts';

const params = z.object({ id: reviewId });
const audited = { access: ['admin'], grants: ['table:read', 'table:write', 'audit:append'] } as const;

/** The routes by which admins keep reviews fair: versions of the rubric, reference projects, and voiding a review. */
export const REVIEW_ADMIN_ROUTES = {
  rubrics: {
    method: 'GET',
    path: '/api/admin/rubrics',
    summary: 'All versions of the rubric, the latest first, with the disagreement of reviewers per criterion',
    access: ['admin'],
    grants: ['table:read'],
    response: z.object({
      items: z.array(rubricSchema),
      disagreement: z.array(
        z.object({
          rubricVersion: z.number().int(),
          criterion: criterionSchema,
          /** Pairs of independent reviews of the same submission. */
          pairs: z.number().int().min(0),
          /** The mean distance of their scores; null below five pairs. */
          meanDistance: z.number().min(0).max(SCORE.max).nullable(),
          /** Percent of pairs with the same score; null below five pairs. */
          same: z.number().int().min(0).max(100).nullable(),
        }),
      ),
    }),
  },
  publishRubric: {
    ...audited,
    method: 'POST',
    path: '/api/admin/rubrics',
    summary:
      'Publishes another version of the rubric; reviews that were claimed keep theirs. 409 when `after` is not the latest',
    body: z.object({
      criteria: criteriaAnchorsSchema,
      after: z.number().int().min(0),
      reason: paragraphs(VOID_REASON_MAX).min(1, 'Enter a reason'),
    }),
    status: 201,
    response: rubricSchema,
    errors: ['conflict'],
  },
  adminReferences: {
    method: 'GET',
    path: '/api/admin/review-references',
    summary: 'The reference projects with their expected scores, in use or retired',
    access: ['admin'],
    grants: ['table:read'],
    response: z.object({ items: z.array(ratedReferenceSchema.extend({ retired: z.boolean() })) }),
  },
  addReference: {
    ...audited,
    method: 'POST',
    path: '/api/admin/review-references',
    summary: 'Adds a reference project with its expected scores',
    body: ratedReferenceSchema.omit({ id: true }),
    status: 201,
    response: ratedReferenceSchema,
    errors: ['limit_reached'],
  },
  retireReference: {
    ...audited,
    method: 'DELETE',
    path: '/api/admin/review-references/{id}',
    summary: 'Retires a reference project: mentors who rated it keep their results. Two stay in use',
    params,
    response: z.object({ retired: z.literal(true) }),
    errors: ['not_found', 'conflict'],
  },
  adminList: {
    method: 'GET',
    path: '/api/admin/reviews',
    summary: 'Finished reviews, the latest first, for admins who look into one',
    access: ['admin'],
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(
      reviewOutcomeSchema.extend({
        project: projectSchema.pick({ id: true, title: true, status: true }),
        student: z.object({ id: z.string(), name: z.string() }),
      }),
    ),
    errors: ['invalid_cursor'],
  },
  void: {
    ...audited,
    method: 'POST',
    path: '/api/admin/reviews/{id}/void',
    summary:
      'Voids a finished review with a reason: what followed from it is taken back, and the project waits for a review again',
    params,
    body: z.object({ reason: paragraphs(VOID_REASON_MAX).min(1, 'Enter a reason') }),
    response: reviewOutcomeSchema,
    errors: ['not_found', 'illegal_transition', 'conflict'],
  },
} as const;
