import * as z from 'zod';
import { defineFeature, emptyBody, pageOf, pageQuery, paragraphs } from '#shared/core/contract.ts';
import { ENDING_MAX, ENGAGEMENT_FEEDBACK_MAX, MAX_SUBMISSIONS, STATEMENT_MAX } from './rules.ts';
import {
  engagementId,
  engagementRowSchema,
  engagementSchema,
  milestonesSchema,
  submissionBodySchema,
} from './schema.ts';

const params = z.object({ id: engagementId });
const submissionParams = params.extend({ n: z.coerce.number().int().min(1).max(MAX_SUBMISSIONS) });
/** The student, and the members of the company or the alumnus who posted the project. */
const record = { kind: 'engagement', param: 'id', relations: ['owner', 'company'] } as const;
const change = {
  access: ['student', 'employer', 'alumni'],
  grants: ['table:read', 'table:write'],
  record,
  params,
  response: engagementSchema,
} as const;

export const engagements = defineFeature('engagements', {
  list: {
    method: 'GET',
    path: '/api/engagements',
    summary: 'The live projects of the caller, the latest changed first',
    access: ['student', 'employer', 'alumni'],
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(engagementRowSchema),
    errors: ['invalid_cursor'],
  },
  get: {
    method: 'GET',
    path: '/api/engagements/{id}',
    summary: 'A live project with brief, milestones, submissions and feedback',
    access: 'signed-in',
    grants: ['table:read'],
    record,
    params,
    response: engagementSchema,
  },
  milestones: {
    ...change,
    method: 'PUT',
    path: '/api/engagements/{id}/milestones',
    summary:
      'Saves the milestones; both sides may, and the poster says which are done. 409 when `version` is stale',
    body: z.object({
      milestones: milestonesSchema,
      /** Of the engagement. */
      version: z.number().int().min(0),
    }),
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
  submit: {
    ...change,
    method: 'POST',
    path: '/api/engagements/{id}/submissions',
    summary:
      'The student hands in a milestone or the result: it never changes, and another one has another number',
    status: 201,
    body: submissionBodySchema,
    errors: ['illegal_transition', 'limit_reached', 'conflict', 'too_many_requests'],
  },
  feedback: {
    ...change,
    method: 'POST',
    path: '/api/engagements/{id}/submissions/{n}/feedback',
    summary: 'The poster says what is good and what is missing; the engagement is active again',
    params: submissionParams,
    body: z.object({ text: paragraphs(ENGAGEMENT_FEEDBACK_MAX).min(1, 'Write the feedback') }),
    errors: ['illegal_transition', 'conflict', 'too_many_requests'],
  },
  accept: {
    ...change,
    method: 'POST',
    path: '/api/engagements/{id}/submissions/{n}/accept',
    summary:
      'The poster accepts a submission: of a milestone, which is done then, or of the result, with a statement for the student’s profile',
    params: submissionParams,
    body: z.object({ statement: paragraphs(STATEMENT_MAX).default('') }),
    errors: ['illegal_transition', 'conflict'],
  },
  end: {
    ...change,
    method: 'POST',
    path: '/api/engagements/{id}/end',
    summary: 'Ends the engagement without an accepted result, with the reason for the other side',
    body: z.object({ reason: paragraphs(ENDING_MAX).min(1, 'Enter a reason') }),
    errors: ['illegal_transition', 'conflict'],
  },
  review: {
    ...change,
    method: 'POST',
    path: '/api/engagements/{id}/review',
    summary:
      'Says that the caller wants a review of the accepted result by a mentor; once both want it, it is a project in the queue',
    body: emptyBody,
    errors: ['illegal_transition', 'conflict', 'limit_reached'],
  },
});
