import * as z from 'zod';
import { defineFeature, emptyBody, pageOf, pageQuery, paragraphs } from '#shared/core/contract.ts';
import { coursePackageSchema } from '../courses/package.ts';
import { COURSE } from '../courses/rules.ts';
import { REVIEW_REASON } from './rules.ts';
import { authoredChangeSchema, authoredCourseId, authoredCourseSchema, authoredRowSchema } from './schema.ts';

const params = z.object({ id: authoredCourseId });
const author = {
  access: ['mentor', 'admin'],
  approved: true,
  grants: ['table:read', 'table:write'],
} as const;
/** A course is for its author; another author who claimed its review reads it, too. */
const own = { kind: 'authored-course', param: 'id', relations: ['owner'] } as const;
const readable = { kind: 'authored-course', param: 'id', relations: ['owner', 'participant'] } as const;
const change = { ...author, params, response: authoredCourseSchema } as const;
const version = z.number().int().min(0);

export const authoring = defineFeature('authoring', {
  list: {
    method: 'GET',
    path: '/api/authored-courses',
    summary:
      'The caller’s own courses, or with `tab=review` those of others that wait for a review, the longest wait first',
    access: ['mentor', 'admin'],
    approved: true,
    grants: ['table:read'],
    query: z.object({ tab: z.enum(['mine', 'review']).default('mine'), ...pageQuery }),
    response: pageOf(authoredRowSchema),
    errors: ['invalid_cursor'],
  },
  create: {
    ...author,
    method: 'POST',
    path: '/api/authored-courses',
    summary: 'Creates a draft from a package, whose lessons and questions may be missing',
    status: 201,
    body: coursePackageSchema,
    response: authoredCourseSchema,
    errors: ['limit_reached', 'too_many_requests'],
  },
  get: {
    method: 'GET',
    path: '/api/authored-courses/{id}',
    summary: 'The whole of a course with its keys, checks and statistics',
    access: ['mentor', 'admin'],
    approved: true,
    grants: ['table:read'],
    record: readable,
    params,
    response: authoredCourseSchema,
  },
  update: {
    ...change,
    method: 'PUT',
    path: '/api/authored-courses/{id}',
    summary:
      'Saves parts of a draft, or begins the next version of a published course. 409 when `version` is stale',
    record: own,
    body: authoredChangeSchema,
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
  remove: {
    ...author,
    method: 'DELETE',
    path: '/api/authored-courses/{id}',
    summary: 'Deletes a draft of which no version was ever published',
    record: own,
    params,
    response: emptyBody,
    errors: ['conflict', 'illegal_transition'],
  },
  submit: {
    ...change,
    method: 'POST',
    path: '/api/authored-courses/{id}/submit',
    summary: 'Hands a version in for a review; 400 while the checks find errors',
    record: own,
    body: z.object({ version, changes: paragraphs(COURSE.changes).optional() }),
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
  recall: {
    ...change,
    method: 'POST',
    path: '/api/authored-courses/{id}/recall',
    summary: 'Takes a submission back to go on writing',
    record: own,
    body: emptyBody,
    errors: ['conflict', 'illegal_transition'],
  },
  retire: {
    ...change,
    method: 'POST',
    path: '/api/authored-courses/{id}/retire',
    summary: 'Takes a published course out of the list. Those who learn it go on',
    record: own,
    body: emptyBody,
    errors: ['conflict', 'illegal_transition'],
  },
  claim: {
    ...change,
    method: 'POST',
    path: '/api/authored-courses/{id}/claim',
    summary: 'Claims the review of another author’s course for a week',
    body: emptyBody,
    errors: ['not_found', 'forbidden', 'claimed', 'illegal_transition'],
  },
  release: {
    ...change,
    method: 'POST',
    path: '/api/authored-courses/{id}/release',
    summary: 'Gives the caller’s claim of a review back',
    record: readable,
    body: emptyBody,
    errors: ['conflict', 'illegal_transition'],
  },
  review: {
    ...change,
    method: 'POST',
    path: '/api/authored-courses/{id}/review',
    summary:
      'Decides about a course of another author: approving publishes it, rejecting returns it with the reason',
    grants: ['table:read', 'table:write', 'audit:append'],
    body: z.object({
      decision: z.enum(['approve', 'reject']),
      reason: paragraphs(REVIEW_REASON).min(1, 'Give a reason'),
    }),
    errors: ['not_found', 'forbidden', 'claimed', 'conflict', 'illegal_transition'],
  },
  withdrawQuestion: {
    ...change,
    method: 'POST',
    path: '/api/authored-courses/{id}/withdraw-question',
    summary: 'Withdraws a question of the published version: everyone who was asked it gets the point',
    record: own,
    body: z.object({
      objective: z.number().int().min(1).max(COURSE.objectives.max),
      question: z.number().int().min(1).max(COURSE.questions.max),
    }),
    errors: ['not_found', 'conflict', 'illegal_transition'],
  },
});
