import * as z from 'zod';
import {
  defineFeature,
  emptyBody,
  optionalFilter,
  pageOf,
  pageQuery,
  roleSchema,
  searchText,
} from '#shared/core/contract.ts';
import { ENTRY_TYPES, PERMISSIONS } from './article.ts';
import { entryFieldsSchema, entryId } from './entry-fields.ts';
import { LENGTHS, REPORT_CODES, STEP_NAMES } from './rules.ts';
import {
  entryRowSchema,
  libraryPageSchema,
  managedEntrySchema,
  managedRowSchema,
  shownArticleSchema,
} from './schema.ts';

/** Addresses are what people type: what no entry is called is a 404, however long it is. */
const anyId = z.object({ id: z.string().max(2048) });
const params = z.object({ id: entryId });
const marked = {
  params: anyId,
  response: z.object({ id: z.string(), saved: z.boolean() }),
  access: 'signed-in',
} as const;
const managed = { access: ['admin'], params, response: managedEntrySchema } as const;
/** What an admin makes of an entry; null hides a built-in one. */
const fields = { fields: entryFieldsSchema.nullable() };
const writes = ['table:read', 'table:write', 'audit:append'] as const;

export const library = defineFeature('library', {
  list: {
    method: 'GET',
    path: '/api/library',
    summary:
      'Entries of the library. A search finds misspelt words and sorts by how well they fit; `step` sorts by what helps with a next step',
    access: 'public',
    edge: { seconds: 5 },
    grants: ['table:read'],
    query: z.object({
      q: optionalFilter(searchText(100)),
      role: optionalFilter(roleSchema),
      type: optionalFilter(z.enum(ENTRY_TYPES)),
      length: optionalFilter(z.enum(LENGTHS)),
      licence: optionalFilter(z.enum(PERMISSIONS)),
      step: optionalFilter(z.enum(STEP_NAMES)),
      ...pageQuery,
    }),
    response: libraryPageSchema,
    errors: ['invalid_cursor'],
  },
  get: {
    method: 'GET',
    path: '/api/library/{id}',
    summary: 'An entry of the library, and what to read next',
    access: 'public',
    edge: { seconds: 10 },
    grants: ['table:read'],
    params: anyId,
    response: shownArticleSchema,
    errors: ['not_found'],
  },
  saved: {
    method: 'GET',
    path: '/api/saved-library',
    summary: 'The entries that the signed-in user saved, the latest first; those that are gone are left out',
    access: 'signed-in',
    grants: ['table:read'],
    response: z.object({ items: z.array(entryRowSchema) }),
  },
  isSaved: {
    ...marked,
    method: 'GET',
    path: '/api/library/{id}/saved',
    summary: 'Whether the signed-in user saved an entry',
    grants: ['table:read'],
  },
  save: {
    ...marked,
    method: 'PUT',
    path: '/api/library/{id}/saved',
    summary: 'Saves an entry; once it is saved, changes nothing',
    grants: ['table:read', 'table:write'],
    body: emptyBody,
    errors: ['not_found', 'limit_reached'],
  },
  unsave: {
    ...marked,
    method: 'DELETE',
    path: '/api/library/{id}/saved',
    summary: 'Removes an entry from the saved ones',
    grants: ['table:read', 'table:write'],
  },
  report: {
    method: 'POST',
    path: '/api/library/{id}/report',
    summary: 'Tells the admins that a link is dead or a text is wrong. Who did is not stored',
    access: 'public',
    grants: ['table:read', 'table:write'],
    params: anyId,
    body: z.object({ code: z.enum(REPORT_CODES) }),
    status: 201,
    response: z.object({ id: z.string() }),
    errors: ['not_found', 'too_many_requests'],
  },
  managed: {
    method: 'GET',
    path: '/api/admin/library',
    summary: 'All entries with what admins changed and what was reported, the reported ones first',
    access: ['admin'],
    grants: ['table:read'],
    query: z.object({
      q: optionalFilter(searchText(100)),
      show: optionalFilter(z.enum(['reported', 'changed', 'due'])),
      ...pageQuery,
    }),
    response: pageOf(managedRowSchema).extend({ total: z.number().int().min(0) }),
    errors: ['invalid_cursor'],
  },
  manage: {
    ...managed,
    method: 'GET',
    path: '/api/admin/library/{id}',
    summary: 'One entry as its editor has it',
    grants: ['table:read'],
    errors: ['not_found'],
  },
  add: {
    ...managed,
    method: 'POST',
    path: '/api/admin/library/{id}',
    summary: 'Adds an entry, or replaces or hides a built-in one. 409 when admins have changed it already',
    grants: writes,
    body: z.object(fields),
    status: 201,
    errors: ['not_found', 'conflict', 'limit_reached'],
  },
  change: {
    ...managed,
    method: 'PUT',
    path: '/api/admin/library/{id}',
    summary: 'Changes what admins made of an entry. 409 when `version` is stale',
    grants: writes,
    body: z.object({ ...fields, version: z.number().int().min(1) }),
    errors: ['not_found', 'conflict'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/library/{id}',
    summary: 'Removes an added entry, or shows a built-in one again as it was. 409 when `version` is stale',
    access: ['admin'],
    grants: writes,
    params,
    query: z.object({ version: z.coerce.number().int().min(1) }),
    response: z.object({ id: z.string() }),
    errors: ['not_found', 'conflict'],
  },
  settle: {
    method: 'DELETE',
    path: '/api/admin/library/{id}/reports',
    summary: 'Removes the reports of an entry, once an admin has looked at it',
    access: ['admin'],
    grants: writes,
    params,
    response: z.object({ id: z.string() }),
    errors: ['not_found', 'conflict'],
  },
});
