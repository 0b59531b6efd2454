import * as z from 'zod';
import { defineFeature, emptyBody, line, pageOf, pageQuery, paragraphs } from '#shared/core/contract.ts';
import { assumptionsSchema, listVersion, milestonesSchema, startupId } from './entries.ts';
import { FOUNDER_ROLES, STARTUP, STARTUP_AUDIENCES, TEAM_ROLES } from './rules.ts';
import {
  memberSchema,
  startupFieldsSchema,
  startupPageSchema,
  startupRowSchema,
  startupSchema,
} from './schema.ts';
import { TEAM_WORK_ROUTES } from './team-work-routes.ts';

const params = z.object({ id: startupId });
const memberParams = params.extend({ userId: startupId });
const access = FOUNDER_ROLES;
const grants = ['table:read', 'table:write'] as const;
const version = z.number().int().min(1);
/** The routes of the whole team, and those of its lead. */
const team = { kind: 'startup', param: 'id', relations: ['owner', 'participant'] } as const;
const lead = { kind: 'startup', param: 'id', relations: ['owner'] } as const;
const read = { method: 'GET', access, grants: ['table:read'], record: team, params } as const;
const change = { access, grants, record: team, params } as const;
const ofLead = { ...change, record: lead, response: startupSchema } as const;
/** An invitation is answered by the user whom it names. */
const answer = { access, grants, owner: { in: 'params', field: 'userId' }, params: memberParams } as const;
const responsibility = line(STARTUP.responsibility).optional();
const ended = z.object({ id: z.string() });

export const startups = defineFeature('startups', {
  list: {
    method: 'GET',
    path: '/api/startups',
    summary:
      'The startups of the caller and those to which they are invited, the latest joined first, with the next milestone and the riskiest untested assumption',
    access,
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(startupRowSchema),
    errors: ['invalid_cursor'],
  },
  create: {
    method: 'POST',
    path: '/api/startups',
    summary: 'Creates a draft with the caller as its lead',
    access,
    grants,
    body: startupFieldsSchema,
    status: 201,
    response: startupSchema,
    errors: ['limit_reached', 'too_many_requests'],
  },
  get: {
    ...read,
    path: '/api/startups/{id}',
    summary: 'A startup with its team, milestones and assumptions, for its team',
    response: startupSchema,
  },
  page: {
    method: 'GET',
    path: '/api/startups/{id}/page',
    summary: 'What those see of a startup whom its team chose, its team, and those who are invited to it',
    access: 'signed-in',
    grants: ['table:read'],
    params,
    response: startupPageSchema,
    errors: ['not_found'],
  },
  update: {
    ...change,
    method: 'PUT',
    path: '/api/startups/{id}',
    summary:
      'Changes the fields; who sees the page is the lead’s to choose, and stays when it is left out. 409 when `version` is stale',
    body: startupFieldsSchema.extend({ audience: z.enum(STARTUP_AUDIENCES).optional(), version }),
    response: startupSchema,
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
  launch: {
    ...ofLead,
    method: 'POST',
    path: '/api/startups/{id}/launch',
    summary: 'Launches a draft that has a name, an industry, a problem and a solution',
    confirmed: true,
    body: emptyBody,
    errors: ['conflict', 'illegal_transition', 'email_unconfirmed', 'too_many_requests'],
  },
  close: {
    ...ofLead,
    method: 'POST',
    path: '/api/startups/{id}/close',
    summary: 'Closes a startup with what its team learned. It stays as it is from then on',
    body: z.object({ learned: paragraphs(STARTUP.learned).min(1, 'Write what you learned') }),
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
  discard: {
    ...ofLead,
    method: 'DELETE',
    path: '/api/startups/{id}',
    summary: 'Deletes a draft with all that belongs to it',
    response: ended,
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
  members: {
    ...read,
    path: '/api/startups/{id}/members',
    summary: 'The lead, the members, and those who are invited',
    response: z.object({ items: z.array(memberSchema) }),
  },
  invite: {
    ...change,
    method: 'POST',
    path: '/api/startups/{id}/members',
    summary: 'Invites a student, who accepts or declines. The same again changes nothing',
    record: lead,
    confirmed: true,
    body: z.object({ userId: startupId, responsibility }),
    status: 201,
    response: memberSchema,
    errors: ['conflict', 'illegal_transition', 'limit_reached', 'email_unconfirmed', 'too_many_requests'],
  },
  accept: {
    ...answer,
    method: 'POST',
    path: '/api/startups/{id}/members/{userId}/accept',
    summary: 'Accepts an invitation and takes a place in the team. The same again changes nothing',
    confirmed: true,
    body: emptyBody,
    response: startupSchema,
    errors: [
      'not_found',
      'conflict',
      'illegal_transition',
      'limit_reached',
      'email_unconfirmed',
      'too_many_requests',
    ],
  },
  decline: {
    ...answer,
    method: 'POST',
    path: '/api/startups/{id}/members/{userId}/decline',
    summary: 'Declines an invitation. The same again changes nothing',
    body: emptyBody,
    response: ended,
    errors: ['not_found', 'conflict', 'illegal_transition', 'too_many_requests'],
  },
  removeMember: {
    ...change,
    method: 'DELETE',
    path: '/api/startups/{id}/members/{userId}',
    summary:
      'Members leave; the lead removes a member or withdraws an invitation. The lead hands over before leaving',
    params: memberParams,
    response: ended,
    errors: ['not_found', 'conflict', 'illegal_transition', 'too_many_requests'],
  },
  changeMember: {
    ...change,
    method: 'PUT',
    path: '/api/startups/{id}/members/{userId}',
    summary: 'The lead says what a member does, or hands the lead over to them and is a member from then on',
    record: lead,
    params: memberParams,
    body: z.object({ role: z.enum(TEAM_ROLES), responsibility }),
    response: startupSchema,
    errors: ['not_found', 'conflict', 'illegal_transition', 'too_many_requests'],
  },
  milestones: {
    ...change,
    method: 'PUT',
    path: '/api/startups/{id}/milestones',
    summary: 'Saves the milestones. 409 when `version` is not that of the list',
    body: z.object({ milestones: milestonesSchema, version: listVersion }),
    response: startupRowSchema
      .pick({ progress: true, milestonesDone: true, nextMilestone: true })
      .extend({ milestones: startupSchema.shape.milestones, version: listVersion }),
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
  assumptions: {
    ...change,
    method: 'PUT',
    path: '/api/startups/{id}/assumptions',
    summary: 'Saves the assumptions. 409 when `version` is not that of the list',
    body: z.object({ assumptions: assumptionsSchema, version: listVersion }),
    response: startupRowSchema
      .pick({ riskiest: true })
      .extend({ assumptions: startupSchema.shape.assumptions, version: listVersion }),
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
  ...TEAM_WORK_ROUTES,
});
