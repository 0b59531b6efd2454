import * as z from 'zod';
import { defineFeature } from '#shared/core/contract.ts';
import { STUDY_CALENDAR_PATH } from './rules.ts';
import { versionedPlanSchema } from './schema.ts';

const access = ['student'] as const;

export const studyPlan = defineFeature('study-plan', {
  get: {
    method: 'GET',
    path: '/api/study-plan',
    summary: 'The student’s plan for studies abroad; version 0 until it was saved',
    access,
    grants: ['table:read'],
    response: versionedPlanSchema,
  },
  save: {
    method: 'PUT',
    path: '/api/study-plan',
    summary: 'Saves the student’s plan for studies abroad, if it has not changed since the given version',
    access,
    grants: ['table:read', 'table:write'],
    body: versionedPlanSchema,
    response: versionedPlanSchema,
    errors: ['conflict'],
  },
  calendar: {
    method: 'GET',
    path: STUDY_CALENDAR_PATH,
    summary: 'The deadlines of the plan that are not done, as a file for calendar programs',
    access,
    grants: ['table:read'],
    answers: 'calendar',
    response: z.string(),
  },
});
