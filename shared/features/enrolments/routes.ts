import * as z from 'zod';
import { defineFeature, pageOf, pageQuery } from '#shared/core/contract.ts';
import { COURSE } from '../courses/rules.ts';
import { courseId } from '../courses/schema.ts';
import { enrolmentSchema, progressSchema } from './schema.ts';

const params = z.object({ courseId });
const change = {
  access: ['student'],
  grants: ['table:read', 'table:write'],
  params,
  response: enrolmentSchema,
} as const;

export const enrolments = defineFeature('enrolments', {
  list: {
    method: 'GET',
    path: '/api/enrolments',
    summary: 'The student’s courses, the latest read first, with where they are with the test',
    access: ['student'],
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(enrolmentSchema),
    errors: ['invalid_cursor'],
  },
  enrol: {
    ...change,
    method: 'PUT',
    path: '/api/enrolments/{courseId}',
    summary:
      'Begins a course, returns to it, or switches to another of its versions; lessons that it kept stay done',
    body: z.object({ version: z.number().int().min(1).max(COURSE.versions).optional() }),
    errors: ['not_found', 'conflict', 'limit_reached', 'too_many_requests'],
  },
  progress: {
    ...change,
    method: 'PUT',
    path: '/api/enrolments/{courseId}/progress',
    summary: 'Saves what was read. Sent again, or late by another device, it takes nothing back',
    body: progressSchema,
    errors: ['not_found', 'conflict', 'too_many_requests'],
  },
  leave: {
    ...change,
    method: 'DELETE',
    path: '/api/enrolments/{courseId}',
    summary: 'Leaves a course; its progress is kept for a return',
    errors: ['not_found', 'conflict'],
  },
});
