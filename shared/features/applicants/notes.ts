import * as z from 'zod';
import { momentSchema, paragraphs } from '#shared/core/contract.ts';
import { applicationSchema } from '../applications/routes.ts';
import { POSTER_ROLES } from '../postings/rules.ts';
import { APPLICANT_NOTE_MAX, MENTIONS_AT_MOST } from './rules.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);

/** A colleague who decides about the same applicants. */
export const colleagueSchema = z.object({ id: z.string(), name: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;

export const noteSchema = z.object({
  id: z.string(),
  at: momentSchema,
  text: z.string(),
  /** Whether colleagues read it. One that is not is for its author alone. */
  shared: z.boolean(),
  /** The name of its author; empty when they are no longer a member. */
  author: z.string(),
  own: z.boolean(),
});
export type ApplicantNote = z.infer<typeof noteSchema>;

const base = '/api/opportunities/{id}/applications/{userId}' as const;
const common = {
  access: POSTER_ROLES,
  approved: true,
  record: { kind: 'applicant', param: 'userId', relations: ['company', 'owner'] },
  params: z.object({ id, userId: id }),
} as const;

/** The routes of what colleagues say to each other about an applicant, of the feature `applicants`. */
export const NOTE_ROUTES = {
  notes: {
    method: 'GET',
    path: `${base}/notes`,
    summary: 'The notes about an applicant: those that colleagues shared, and the caller’s own',
    ...common,
    grants: ['table:read'],
    response: z.object({ items: z.array(noteSchema) }),
  },
  addNote: {
    method: 'POST',
    path: `${base}/notes`,
    summary:
      'Adds a note about an applicant, for colleagues or for the caller alone. Mentioned colleagues are notified',
    ...common,
    grants: ['table:read', 'table:write'],
    body: z
      .object({
        text: paragraphs(APPLICANT_NOTE_MAX).min(1, 'Enter a note'),
        shared: z.boolean(),
        /** The ids of colleagues to notify. */
        mentions: z.array(id).max(MENTIONS_AT_MOST).optional(),
        /** Made by the client: a request that is sent again adds no second note. */
        key: z.uuid().optional(),
      })
      .refine(({ shared, mentions = [] }) => shared || mentions.length === 0, {
        path: ['mentions'],
        message: 'A private note mentions nobody: share it, or leave the mention out',
      }),
    status: 201,
    response: noteSchema,
    errors: ['limit_reached'],
  },
  assign: {
    method: 'PUT',
    path: `${base}/assignee`,
    summary:
      'Assigns an applicant to a colleague, or to no one, if the application’s version is the given one',
    ...common,
    grants: ['table:read', 'table:write'],
    body: z.object({
      /** The id of a member of the company; null for no one. */
      assignee: id.nullable(),
      version: z.number().int().min(0),
    }),
    response: applicationSchema
      .pick({ opportunityId: true, userId: true })
      .extend({ assignee: colleagueSchema.nullable(), version: z.number().int() }),
    errors: ['conflict', 'illegal_transition'],
  },
} as const;
