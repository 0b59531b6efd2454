import * as z from 'zod';
import {
  defineFeature,
  emptyBody,
  optionalFilter,
  pageOf,
  pageQuery,
  searchText,
} from '#shared/core/contract.ts';
import { reviewOutcomeSchema, waitsSchema } from '#shared/core/review-outcome.ts';
import { PROJECT } from '../projects/rules.ts';
import { REVIEW_ADMIN_ROUTES } from './admin-routes.ts';
import { REVIEWER_ROUTES } from './reviewer-routes.ts';
import { draftSchema, finishSchema, reviewId, reviewRowSchema, reviewSchema } from './schema.ts';

const params = z.object({ id: reviewId });
const grants = ['table:read', 'table:write'] as const;
const mentor = { access: ['mentor'], approved: true, grants } as const;
/** The routes about one review are for the mentor who claimed or finished it. */
const record = { kind: 'review', param: 'id', relations: ['owner'] } as const;
const change = { ...mentor, record, params, response: reviewSchema } as const;

export const reviews = defineFeature('reviews', {
  list: {
    method: 'GET',
    path: '/api/reviews',
    summary:
      'What waits for a review, the longest wait first, with the caller’s claims before; or what the caller has completed, the latest first',
    access: ['mentor'],
    approved: true,
    grants: ['table:read'],
    query: z.object({
      tab: z.enum(['pending', 'completed']).default('pending'),
      category: optionalFilter(searchText(PROJECT.category)),
      technology: optionalFilter(searchText(PROJECT.technology)),
      ...pageQuery,
    }),
    response: pageOf(reviewRowSchema).extend({
      /** The reviews that wait, and those that the caller completed. */
      counts: z.object({ pending: z.number().int().min(0), completed: z.number().int().min(0) }),
      waits: waitsSchema,
      /** Whether the caller rated the reference projects. */
      calibrated: z.boolean(),
    }),
    errors: ['invalid_cursor'],
  },
  get: {
    method: 'GET',
    path: '/api/reviews/{id}',
    summary:
      'A review: one that waits, or the caller’s own with draft, rubric and, once theirs is in, the others',
    access: ['mentor'],
    approved: true,
    grants: ['table:read'],
    params,
    response: reviewSchema,
    errors: ['not_found'],
  },
  claim: {
    ...mentor,
    method: 'POST',
    path: '/api/reviews/{id}/claim',
    summary: 'Claims a review for 48 hours. 409 `claimed` when another mentor was faster',
    confirmed: true,
    params,
    body: emptyBody,
    response: reviewSchema,
    errors: [
      'not_found',
      'forbidden',
      'claimed',
      'too_many_claims',
      'not_calibrated',
      'email_unconfirmed',
      'conflict',
    ],
  },
  release: {
    ...change,
    method: 'POST',
    path: '/api/reviews/{id}/release',
    summary: 'Gives a claimed review back to the queue, to its old place; the draft is kept for the reviewer',
    body: emptyBody,
    errors: ['illegal_transition', 'conflict'],
  },
  draft: {
    ...change,
    method: 'PUT',
    path: '/api/reviews/{id}/draft',
    summary: 'Saves the scores and comments so far. 409 when `draftVersion` is stale',
    body: draftSchema.extend({ draftVersion: z.number().int().min(0).optional() }),
    errors: ['illegal_transition', 'conflict', 'too_many_requests'],
  },
  finish: {
    ...change,
    method: 'POST',
    path: '/api/reviews/{id}/finish',
    summary: 'Hands the review in: it is final but for one revision where two reviews disagree',
    body: finishSchema,
    response: reviewSchema.extend(
      reviewOutcomeSchema.pick({ rating: true, overallScore: true, rubricScores: true, feedback: true })
        .shape,
    ),
    errors: ['illegal_transition', 'conflict'],
  },
  revise: {
    ...change,
    method: 'POST',
    path: '/api/reviews/{id}/revise',
    summary: 'Revises the caller’s review once, within 72 hours after two reviews disagreed',
    body: finishSchema,
    errors: ['illegal_transition', 'conflict'],
  },
  ...REVIEWER_ROUTES,
  ...REVIEW_ADMIN_ROUTES,
});
