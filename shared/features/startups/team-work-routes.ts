import * as z from 'zod';
import { pageOf, pageQuery, paragraphs } from '#shared/core/contract.ts';
import { entryId } from '../library/entry-fields.ts';
import { startupId } from './entries.ts';
import { FOUNDER_ROLES, MENTIONS, STARTUP } from './rules.ts';
import { documentFieldsSchema, documentSchema, teamNoteSchema } from './schema.ts';

const params = z.object({ id: startupId });
const documentParams = params.extend({ documentId: startupId });
const version = z.number().int().min(1);
const ended = z.object({ id: z.string() });
const ofTeam = {
  access: FOUNDER_ROLES,
  record: { kind: 'startup', param: 'id', relations: ['owner', 'participant'] },
  params,
} as const;
const read = { ...ofTeam, method: 'GET', grants: ['table:read'] } as const;
const change = { ...ofTeam, grants: ['table:read', 'table:write'] } as const;

/** The routes of what a team writes for itself, of the feature `startups`. */
export const TEAM_WORK_ROUTES = {
  notes: {
    ...read,
    path: '/api/startups/{id}/notes',
    summary: 'The notes of the team, the latest first',
    query: z.object(pageQuery),
    response: pageOf(teamNoteSchema),
    errors: ['invalid_cursor'],
  },
  addNote: {
    ...change,
    method: 'POST',
    path: '/api/startups/{id}/notes',
    summary: 'Adds a note for the team. Mentioned members are notified',
    body: z.object({
      text: paragraphs(STARTUP.note).min(1, 'Write the note'),
      /** The ids of members to notify. */
      mentions: z.array(startupId).max(MENTIONS).optional(),
      /** Made by the client: a request that is sent again adds no second note. */
      key: z.uuid().optional(),
    }),
    status: 201,
    response: teamNoteSchema,
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
  documents: {
    ...read,
    path: '/api/startups/{id}/documents',
    summary: 'The documents of the team, the latest added first',
    response: z.object({ items: z.array(documentSchema).max(STARTUP.documents) }),
  },
  addDocument: {
    ...change,
    method: 'POST',
    path: '/api/startups/{id}/documents',
    summary: 'Copies a template of the library into the startup, or begins an empty document',
    body: z.union([z.object({ entryId }), documentFieldsSchema]),
    status: 201,
    response: documentSchema,
    errors: ['conflict', 'illegal_transition', 'limit_reached', 'too_many_requests'],
  },
  saveDocument: {
    ...change,
    method: 'PUT',
    path: '/api/startups/{id}/documents/{documentId}',
    summary: 'Saves a document. 409 when `version` is stale',
    params: documentParams,
    body: documentFieldsSchema.extend({ version }),
    response: documentSchema,
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
  removeDocument: {
    ...change,
    method: 'DELETE',
    path: '/api/startups/{id}/documents/{documentId}',
    summary: 'Deletes a document. The same again changes nothing',
    params: documentParams,
    response: ended,
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
} as const;
