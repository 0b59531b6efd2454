import * as z from 'zod';
import { defineFeature, emptyBody, pageOf, pageQuery, paragraphs } from '#shared/core/contract.ts';
import { entryFieldsSchema, entryRowSchema, entrySchema, entryVersionSchema } from './entry-schema.ts';
import {
  CHALLENGE,
  CHALLENGE_HOST_ROLES,
  CHALLENGE_PARTS,
  CHALLENGE_STATUSES,
  ENTRY,
  PARTICIPANT_ROLES,
} from './rules.ts';
import {
  challengeFieldsSchema,
  challengeId,
  challengeRowSchema,
  challengeSchema,
  joinSchema,
  publicChallengeSchema,
} from './schema.ts';

const params = z.object({ id: challengeId });
const entryParams = z.object({ id: challengeId, entryId: challengeId });
const read = ['table:read'] as const;
const grants = ['table:read', 'table:write'] as const;
const audited = [...grants, 'audit:append'] as const;
const version = z.number().int().min(0);
const reason = paragraphs(CHALLENGE.reason).min(1, 'Enter a reason');

/** The routes of hosts, whose accounts are approved and have a confirmed address. */
const hosting = { access: CHALLENGE_HOST_ROLES, approved: true, confirmed: true } as const;
const record = { kind: 'challenge', param: 'id', relations: ['owner'] } as const;
const whole = { params, response: challengeSchema } as const;
const participating = { access: PARTICIPANT_ROLES, confirmed: true, grants } as const;
const ofTeam = { ...participating, params: entryParams, response: entrySchema } as const;
const changeErrors = ['not_found', 'conflict', 'illegal_transition', 'too_many_requests'] as const;

export const challenges = defineFeature('challenges', {
  list: {
    method: 'GET',
    path: '/api/challenges',
    summary:
      'Challenges that were opened: open ones by their deadline, then those in judging, then those with results; `as` lists those of which the caller is a part',
    access: 'signed-in',
    grants: read,
    query: z.object({
      status: z.enum(CHALLENGE_STATUSES).optional(),
      as: z.enum(CHALLENGE_PARTS).optional(),
      ...pageQuery,
    }),
    response: pageOf(challengeRowSchema),
    errors: ['invalid_cursor'],
  },
  create: {
    ...hosting,
    method: 'POST',
    path: '/api/challenges',
    summary: 'Creates a draft of a challenge, which only its host sees',
    grants,
    body: challengeFieldsSchema,
    status: 201,
    response: challengeSchema,
    errors: ['too_many_requests'],
  },
  get: {
    ...whole,
    method: 'GET',
    path: '/api/challenges/{id}',
    summary: 'One challenge, with the team and the entry of the caller',
    access: 'signed-in',
    grants: read,
    errors: ['not_found'],
  },
  page: {
    method: 'GET',
    path: '/api/challenges/{id}/page',
    summary: 'What visitors see of a challenge; 404 for drafts',
    access: 'public',
    edge: { seconds: 5 },
    grants: read,
    params,
    response: publicChallengeSchema,
    errors: ['not_found'],
  },
  update: {
    ...whole,
    ...hosting,
    method: 'PUT',
    path: '/api/challenges/{id}',
    summary:
      'Changes a draft; of an open challenge only the deadline, to a later one, which becomes public history. 409 when `version` is stale',
    record,
    grants,
    body: challengeFieldsSchema.extend({
      version,
      /** Why an open challenge gets another deadline; shown with it. */
      reason: paragraphs(CHALLENGE.reason).default(''),
    }),
    errors: changeErrors,
  },
  open: {
    ...whole,
    ...hosting,
    method: 'POST',
    path: '/api/challenges/{id}/open',
    summary:
      'Opens a draft for participants: its rubric is frozen, and the hash of that is on the page and in the audit log',
    record,
    grants: audited,
    body: emptyBody,
    errors: changeErrors,
  },
  cancel: {
    ...whole,
    access: CHALLENGE_HOST_ROLES,
    method: 'POST',
    path: '/api/challenges/{id}/cancel',
    summary:
      'Cancels a challenge; everyone who takes part is notified of the reason. Admins may, too; both are audited',
    record: { ...record, relations: ['owner', 'admin'] },
    grants: audited,
    body: z.object({ reason }),
    errors: changeErrors,
  },
  join: {
    ...participating,
    method: 'POST',
    path: '/api/challenges/{id}/join',
    summary:
      'Joins alone or founds a team, or with `teamId` joins that team while it has room. One team for each user; the same again changes nothing',
    params,
    body: joinSchema,
    response: z.object({ teamId: z.string() }),
    errors: [...changeErrors, 'forbidden', 'limit_reached'],
  },
  leave: {
    ...participating,
    ...whole,
    method: 'POST',
    path: '/api/challenges/{id}/leave',
    summary:
      'Leaves the team before the deadline; its founder may take another member off. The same again changes nothing',
    body: z.object({ userId: challengeId.optional() }),
    errors: [...changeErrors, 'forbidden'],
  },
  entries: {
    method: 'GET',
    path: '/api/challenges/{id}/entries',
    summary:
      'For the host and admins the entries that were handed in, in the order in which they were begun; for others that of their team',
    access: 'signed-in',
    grants: read,
    params,
    query: z.object(pageQuery),
    response: pageOf(entryRowSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  addEntry: {
    ...participating,
    method: 'POST',
    path: '/api/challenges/{id}/entries',
    summary: 'Begins the entry of the caller’s team as a draft; each team has one',
    params,
    body: entryFieldsSchema,
    status: 201,
    response: entrySchema,
    errors: [...changeErrors, 'forbidden', 'limit_reached'],
  },
  entry: {
    method: 'GET',
    path: '/api/challenges/{id}/entries/{entryId}',
    summary: 'One entry, for its team; for the host and admins what was handed in of it',
    access: 'signed-in',
    grants: read,
    params: entryParams,
    response: entrySchema,
    errors: ['not_found'],
  },
  entryVersion: {
    method: 'GET',
    path: '/api/challenges/{id}/entries/{entryId}/versions/{number}',
    summary: 'One version of an entry that was handed in, for its team, the host and admins',
    access: 'signed-in',
    grants: read,
    params: entryParams.extend({ number: z.coerce.number().int().min(1).max(ENTRY.versions) }),
    response: entryVersionSchema,
    errors: ['not_found'],
  },
  updateEntry: {
    ...ofTeam,
    method: 'PUT',
    path: '/api/challenges/{id}/entries/{entryId}',
    summary: 'Saves the draft of an entry; what was handed in stays as it is. 409 when `version` is stale',
    body: entryFieldsSchema.extend({ version }),
    errors: changeErrors,
  },
  submit: {
    ...ofTeam,
    method: 'POST',
    path: '/api/challenges/{id}/entries/{entryId}/submit',
    summary:
      'Hands in the draft as the next version, before the deadline by the server’s clock. 409 when `version` is given and stale',
    body: z.object({ version: version.optional() }),
    errors: [...changeErrors, 'limit_reached'],
  },
  withdraw: {
    ...ofTeam,
    method: 'POST',
    path: '/api/challenges/{id}/entries/{entryId}/withdraw',
    summary:
      'Withdraws an entry, until the results are published. Before the deadline it may be handed in again',
    body: emptyBody,
    errors: changeErrors,
  },
  disqualify: {
    ...hosting,
    method: 'POST',
    path: '/api/challenges/{id}/entries/{entryId}/disqualify',
    summary:
      'Disqualifies an entry, until the results are published; its team is notified of the reason. Audited',
    record: { ...record, relations: ['owner', 'admin'] },
    grants: audited,
    params: entryParams,
    body: z.object({ reason }),
    response: entrySchema,
    errors: changeErrors,
  },
});
