import * as z from 'zod';
import {
  defineFeature,
  emptyBody,
  optionalFilter,
  pageOf,
  pageQuery,
  paragraphs,
  searchText,
} from '#shared/core/contract.ts';
import { DOOR_CODE, EVENT, HOST_ROLES } from './rules.ts';
import {
  eventFieldsSchema,
  eventId,
  eventSchema,
  guestSchema,
  hostFiguresSchema,
  publicEventSchema,
  wholeEventSchema,
} from './schema.ts';

const params = z.object({ id: eventId });
const grants = ['table:read', 'table:write'] as const;
/** The routes of hosts; admins have this relation to every event. */
const hosted = { kind: 'event', param: 'id', relations: ['owner'] } as const;
const change = { grants, params, response: wholeEventSchema } as const;
const asGuest = { ...change, access: 'signed-in' } as const;

export const events = defineFeature('events', {
  list: {
    method: 'GET',
    path: '/api/events',
    summary:
      'Events that the caller may come to, the next first, or past ones, the latest first; `mine` lists those that they host or go to',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object({
      when: z.enum(['upcoming', 'past']).default('upcoming'),
      q: optionalFilter(searchText(100)),
      mine: z.enum(['true', 'false']).optional(),
      /** With `mine`: only those that the caller hosts, or only those to which they go or went. */
      as: z.enum(['host', 'guest']).optional(),
      ...pageQuery,
    }),
    response: pageOf(eventSchema),
    errors: ['invalid_cursor'],
  },
  figures: {
    method: 'GET',
    path: '/api/events/figures',
    summary:
      'What became of the places at all past events of the caller, from which the chances of those who wait follow',
    access: HOST_ROLES,
    grants: ['table:read'],
    response: hostFiguresSchema,
  },
  create: {
    method: 'POST',
    path: '/api/events',
    summary: 'Creates a draft of an event. Alumni host at once, mentors and employers once they are approved',
    access: HOST_ROLES,
    grants,
    body: eventFieldsSchema,
    status: 201,
    response: wholeEventSchema,
    errors: ['approval_pending', 'email_unconfirmed', 'too_many_requests'],
  },
  get: {
    method: 'GET',
    path: '/api/events/{id}',
    summary: 'One event; for hosts with the code at the door',
    access: 'signed-in',
    grants: ['table:read'],
    params,
    response: wholeEventSchema,
    errors: ['not_found'],
  },
  page: {
    method: 'GET',
    path: '/api/events/{id}/page',
    summary: 'What the public page of an event shows; 404 for an event that is not public, or not published',
    access: 'public',
    edge: { seconds: 5 },
    grants: ['table:read'],
    params,
    response: publicEventSchema,
    errors: ['not_found'],
  },
  update: {
    ...change,
    method: 'PUT',
    path: '/api/events/{id}',
    summary:
      'Changes an event. A raised capacity moves those up who wait, in order; a lowered one removes nobody. 409 when `version` is stale',
    access: HOST_ROLES,
    record: hosted,
    body: eventFieldsSchema.safeExtend({ version: z.number().int().min(0) }),
    errors: ['approval_pending', 'email_unconfirmed', 'conflict', 'illegal_transition', 'too_many_requests'],
  },
  publish: {
    ...change,
    method: 'POST',
    path: '/api/events/{id}/publish',
    summary: 'Publishes a draft whose beginning is ahead',
    access: HOST_ROLES,
    record: hosted,
    body: emptyBody,
    errors: [
      'approval_pending',
      'email_unconfirmed',
      'conflict',
      'illegal_transition',
      'limit_reached',
      'too_many_requests',
    ],
  },
  cancel: {
    ...change,
    method: 'POST',
    path: '/api/events/{id}/cancel',
    summary: 'Cancels an event; each guest is told once, with the reason. Admins may, too, which is audited',
    access: HOST_ROLES,
    grants: [...grants, 'audit:append'],
    record: { ...hosted, relations: ['owner', 'admin'] },
    body: z.object({ reason: paragraphs(EVENT.reason).min(1, 'Enter a reason') }),
    errors: ['conflict', 'illegal_transition', 'too_many_requests'],
  },
  rsvp: {
    ...asGuest,
    confirmed: true,
    method: 'POST',
    path: '/api/events/{id}/rsvp',
    summary:
      'Takes a place, or the end of the waiting list when there is none; accepts an offered place. The same again changes nothing',
    body: emptyBody,
    errors: [
      'not_found',
      'forbidden',
      'conflict',
      'illegal_transition',
      'limit_reached',
      'too_many_requests',
    ],
  },
  leave: {
    ...asGuest,
    method: 'POST',
    path: '/api/events/{id}/leave',
    summary: 'Gives up the place, or the one on the waiting list; a freed place goes to the next',
    body: emptyBody,
    errors: ['not_found', 'conflict', 'illegal_transition', 'too_many_requests'],
  },
  checkIn: {
    ...asGuest,
    method: 'POST',
    path: '/api/events/{id}/check-in',
    summary:
      'Guests check in with the code at the door, from an hour before; a host checks in a user, also one who walks in. The same again changes nothing',
    body: z.union([
      z.object({
        code: z
          .string()
          .max(20)
          .overwrite((typed) => typed.trim().toUpperCase())
          .regex(DOOR_CODE, 'Enter the six characters of the code'),
      }),
      z.object({ userId: eventId }),
    ]),
    errors: [
      'not_found',
      'forbidden',
      'invalid_token',
      'conflict',
      'illegal_transition',
      'too_many_requests',
    ],
  },
  show: {
    ...asGuest,
    method: 'PUT',
    path: '/api/events/{id}/shown',
    summary:
      'Shows an event to which the caller went on their profile, or no longer. The same again changes nothing',
    body: z.object({ shown: z.boolean() }),
    errors: ['not_found', 'illegal_transition'],
  },
  guests: {
    method: 'GET',
    path: '/api/events/{id}/guests',
    summary:
      'The guests for the hosts: those with a place, then the waiting list in its order, then the others',
    access: 'signed-in',
    grants: ['table:read'],
    record: hosted,
    params,
    query: z.object(pageQuery),
    response: pageOf(guestSchema),
    errors: ['invalid_cursor'],
  },
  message: {
    ...change,
    method: 'POST',
    path: '/api/events/{id}/messages',
    summary: 'A message from the hosts to those with a place or on the waiting list',
    access: HOST_ROLES,
    record: hosted,
    body: z.object({ text: paragraphs(EVENT.message).min(1, 'Write the message') }),
    errors: ['illegal_transition', 'limit_reached', 'too_many_requests'],
  },
});
