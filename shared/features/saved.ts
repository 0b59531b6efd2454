import * as z from 'zod';
import { defineFeature, momentSchema, optionalFilter, pageOf, pageQuery } from '../contract.ts';
import { APPLICANT_ROLES } from './applicant-roles.ts';
import { opportunitySummarySchema } from './opportunities.ts';
import { OPPORTUNITY_TYPES } from './opportunity-choices.ts';
import { OPPORTUNITY_STATUSES } from './opportunity-statuses.ts';
import { SAVED_STATES } from './saved-rules.ts';

/** An opportunity in a user's saved list. */
const savedOpportunitySchema = opportunitySummarySchema.extend({
  /** As everybody sees it today: one that is no longer open stays in the list. */
  status: z.enum(OPPORTUNITY_STATUSES),
  savedAt: momentSchema,
  /** The user has an application for it that was not withdrawn. */
  applied: z.boolean(),
});
export type SavedOpportunity = z.infer<typeof savedOpportunitySchema>;

/** What a user has marked an opportunity as. */
const markedSchema = z.object({
  opportunityId: z.string(),
  saved: z.boolean(),
  hidden: z.boolean(),
  /** How many opportunities the user has saved. */
  savedCount: z.number().int().min(0),
});
export type Marked = z.infer<typeof markedSchema>;

const mark = {
  access: APPLICANT_ROLES,
  grants: ['table:read', 'table:write'],
  params: z.object({ opportunityId: z.string().regex(/^[\w-]{1,64}$/) }),
  response: markedSchema,
} as const;

export const saved = defineFeature('saved', {
  list: {
    method: 'GET',
    path: '/api/saved',
    summary: 'The opportunities that the signed-in user has saved, latest first',
    access: APPLICANT_ROLES,
    grants: ['table:read'],
    query: z.object({
      type: optionalFilter(z.enum(OPPORTUNITY_TYPES)),
      state: optionalFilter(z.enum(SAVED_STATES)),
      ...pageQuery,
    }),
    response: pageOf(savedOpportunitySchema).extend({
      /** How many of the type there are, in all and in each state. */
      savedCount: z.number().int().min(0),
      counts: z.record(z.enum(SAVED_STATES), z.number().int().min(0)),
    }),
    errors: ['invalid_cursor'],
  },
  get: {
    ...mark,
    method: 'GET',
    path: '/api/saved/{opportunityId}',
    summary: 'What the signed-in user has marked an opportunity as',
    grants: ['table:read'],
  },
  save: {
    ...mark,
    method: 'PUT',
    path: '/api/saved/{opportunityId}',
    summary: 'Saves an opportunity; once it is saved, changes nothing',
    errors: ['not_found', 'limit_reached'],
  },
  unsave: {
    ...mark,
    method: 'DELETE',
    path: '/api/saved/{opportunityId}',
    summary: 'Removes an opportunity from the saved list',
  },
  hide: {
    ...mark,
    method: 'PUT',
    path: '/api/hidden/{opportunityId}',
    summary: 'Hides an opportunity from the lists of the signed-in user',
    errors: ['not_found'],
  },
  unhide: {
    ...mark,
    method: 'DELETE',
    path: '/api/hidden/{opportunityId}',
    summary: 'Shows a hidden opportunity in lists again',
  },
});
