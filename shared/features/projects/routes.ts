import * as z from 'zod';
import { defineFeature, emptyBody, pageOf, pageQuery } from '#shared/core/contract.ts';
import { courseId } from '../courses/schema.ts';
import { projectId, projectSchema, wholeProjectSchema } from './schema.ts';
import { projectFieldsSchema } from './version.ts';

const params = z.object({ id: projectId });
const grants = ['table:read', 'table:write'] as const;
const own = { kind: 'project', param: 'id', relations: ['owner'] } as const;
const version = z.number().int().min(0);

export const projects = defineFeature('projects', {
  list: {
    method: 'GET',
    path: '/api/projects',
    summary:
      'The student’s own projects, the latest changed first; those that wait with their place and the waits',
    access: ['student'],
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(projectSchema),
    errors: ['invalid_cursor'],
  },
  create: {
    method: 'POST',
    path: '/api/projects',
    summary: 'Creates a draft, also for the task of a course that the student has begun',
    access: ['student'],
    grants,
    body: projectFieldsSchema.extend({ courseId: courseId.optional() }),
    status: 201,
    response: projectSchema,
    errors: ['not_found', 'limit_reached', 'too_many_requests'],
  },
  get: {
    method: 'GET',
    path: '/api/projects/{id}',
    summary: 'One project with its submissions and what reviewers said of each, criterion by criterion',
    access: ['student'],
    grants: ['table:read'],
    record: own,
    params,
    response: wholeProjectSchema,
  },
  update: {
    method: 'PUT',
    path: '/api/projects/{id}',
    summary: 'Changes a project; submissions stay as they were. 409 when `version` is stale',
    access: ['student'],
    grants,
    record: own,
    params,
    body: projectFieldsSchema.extend({ shown: z.boolean().optional(), version }),
    response: projectSchema,
    errors: ['conflict', 'too_many_requests'],
  },
  submit: {
    method: 'POST',
    path: '/api/projects/{id}/submit',
    summary:
      'Submits the project as an immutable version. It needs a description, a category, a technology, and a repository or a live address',
    access: ['student'],
    confirmed: true,
    grants,
    record: own,
    params,
    /** `verified` asks for a second, independent review. */
    body: z.object({ version, verified: z.boolean().optional() }),
    response: projectSchema,
    errors: ['conflict', 'illegal_transition', 'limit_reached', 'email_unconfirmed', 'too_many_requests'],
  },
  withdraw: {
    method: 'POST',
    path: '/api/projects/{id}/withdraw',
    summary: 'Takes a submission back that is not reviewed; a claimed review ends, its draft is kept',
    access: ['student'],
    grants,
    record: own,
    params,
    body: emptyBody,
    response: projectSchema,
    errors: ['conflict', 'illegal_transition'],
  },
});
