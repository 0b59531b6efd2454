import * as z from 'zod';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { defineFeature } from '#shared/core/contract.ts';

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
