import * as z from 'zod';
import { defineFeature, optionalFilter, pageOf, pageQuery, searchText } from '#shared/core/contract.ts';
import { COURSE, COURSE_LEVELS } from './rules.ts';
import {
  courseDemandSchema,
  courseId,
  courseSchema,
  courseVersion,
  lessonSchema,
  wholeCourseSchema,
} from './schema.ts';

const shared = { access: 'signed-in', grants: ['table:read'] } as const;
/** Those who kept an earlier version read it. */
const ofVersion = z.object({ version: courseVersion.optional() });

export const courses = defineFeature('courses', {
  list: {
    ...shared,
    method: 'GET',
    path: '/api/courses',
    summary: 'The published courses by title',
    query: z.object({
      q: optionalFilter(searchText(100)),
      skill: optionalFilter(searchText(COURSE.skill)),
      level: z.enum(COURSE_LEVELS).optional(),
      ...pageQuery,
    }),
    response: pageOf(courseSchema),
    errors: ['invalid_cursor'],
  },
  demand: {
    method: 'GET',
    path: '/api/course-demand',
    summary: 'In how many of the student’s saved postings each skill is asked for',
    access: ['student'],
    grants: ['table:read'],
    response: courseDemandSchema,
  },
  get: {
    ...shared,
    method: 'GET',
    path: '/api/courses/{id}',
    summary: 'One course with its outline and the quality of its test',
    params: z.object({ id: courseId }),
    query: ofVersion,
    response: wholeCourseSchema,
    errors: ['not_found'],
  },
  lesson: {
    ...shared,
    method: 'GET',
    path: '/api/courses/{id}/lessons/{n}',
    summary: 'One lesson, numbered from 1, with its exercises and without their keys',
    params: z.object({ id: courseId, n: z.coerce.number().int().min(1).max(COURSE.lessons.max) }),
    query: ofVersion,
    response: lessonSchema,
    errors: ['not_found'],
  },
});
