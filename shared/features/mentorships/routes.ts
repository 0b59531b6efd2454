import * as z from 'zod';
import { defineFeature, pageOf, pageQuery, paragraphs } from '#shared/core/contract.ts';
import { shownMeetingSchema } from '../meetings/schema.ts';
import { MENTOR_ROLES } from '../mentors/rules.ts';
import { mentorSummarySchema } from '../mentors/schema.ts';
import {
  DECLINE_CODES,
  DECLINE_MESSAGE_MAX,
  END_MESSAGE_MAX,
  MENTORSHIP_SIDES,
  MENTORSHIP_STATES,
  NOTE_MAX,
} from './rules.ts';
import { goalsSchema, mentorshipId, mentorshipSchema, noteSchema, requestSchema } from './schema.ts';

const params = z.object({ id: mentorshipId });
/** The routes about one mentorship are for its mentor and its mentee. */
const record = { kind: 'mentorship', param: 'id', relations: ['participant'] } as const;
const grants = ['table:read', 'table:write'] as const;
const change = {
  access: 'signed-in',
  approved: true,
  grants,
  record,
  params,
  response: mentorshipSchema,
} as const;

/** A mentorship with its sessions. */
const wholeSchema = mentorshipSchema.extend({
  /** Its meetings, the latest first. */
  sessions: z.array(shownMeetingSchema).max(100),
});
export type WholeMentorship = z.infer<typeof wholeSchema>;

export const mentorships = defineFeature('mentorships', {
  create: {
    method: 'POST',
    path: '/api/mentorships',
    summary:
      'Asks a mentor: the request holds one of their places. 409 `no_capacity` when the last place was just taken, with up to three others who fit',
    access: ['student'],
    approved: true,
    grants: [...grants, 'search:read'],
    body: requestSchema,
    status: 201,
    response: mentorshipSchema,
    errors: [
      'not_found',
      'forbidden',
      'email_unconfirmed',
      'no_capacity',
      'too_many_open',
      'asked_recently',
      'conflict',
      'too_many_requests',
    ],
  },
  list: {
    method: 'GET',
    path: '/api/mentorships',
    summary:
      'The mentorships of the signed-in user on one side with the numbers of each state: those that wait, the first to be answered first, then the latest changed',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object({
      as: z.enum(MENTORSHIP_SIDES).optional(),
      state: z.enum(MENTORSHIP_STATES).default('all'),
      ...pageQuery,
    }),
    response: pageOf(mentorshipSchema).extend({
      counts: z.object({ requested: z.number().int(), active: z.number().int(), all: z.number().int() }),
    }),
    errors: ['invalid_cursor'],
  },
  stats: {
    method: 'GET',
    path: '/api/mentorships/stats',
    summary: 'The figures of the signed-in mentor, from records',
    access: MENTOR_ROLES,
    grants: ['table:read'],
    response: z.object({
      activeMentees: z.number().int().min(0),
      /** Confirmed and held sessions of this month, in the mentor's time zone. */
      sessionsThisMonth: z.number().int().min(0),
      /** The mean of the ratings that the mentor may see; null below three. */
      averageRating: z.number().min(1).max(5).nullable(),
      /** Percent of mentorships that went to the end of their term, of those that ended; null below three. */
      completionRate: z.number().int().min(0).max(100).nullable(),
    }),
  },
  get: {
    method: 'GET',
    path: '/api/mentorships/{id}',
    summary: 'One mentorship with its sessions',
    access: 'signed-in',
    grants: ['table:read'],
    record,
    params,
    response: wholeSchema,
  },
  accept: {
    ...change,
    method: 'POST',
    path: '/api/mentorships/{id}/accept',
    summary:
      'Accepts a request within 72 hours; the first of its times that is still free is booked in the same transaction',
    grants: [...grants, 'meetings:room'],
    body: z.object({}),
    response: wholeSchema,
    errors: ['illegal_transition', 'conflict'],
  },
  decline: {
    ...change,
    method: 'POST',
    path: '/api/mentorships/{id}/decline',
    summary: 'Declines a request with a kind reason. The student may ask again after 30 days',
    body: z.object({
      reason: z.enum(DECLINE_CODES),
      message: paragraphs(DECLINE_MESSAGE_MAX).optional(),
      /** Takes no new requests from now on, in the same transaction. */
      pause: z.boolean().optional(),
    }),
    errors: ['illegal_transition', 'conflict'],
  },
  withdraw: {
    ...change,
    method: 'POST',
    path: '/api/mentorships/{id}/withdraw',
    summary: 'Withdraws a request that was not answered; the place is free at once',
    body: z.object({}),
    errors: ['illegal_transition', 'conflict'],
  },
  forward: {
    ...change,
    method: 'POST',
    path: '/api/mentorships/{id}/forward',
    summary:
      'Offers a request that was declined or not answered onward, with its text, to the next best mentor who did not get it before',
    grants: [...grants, 'search:read'],
    body: z.object({}),
    errors: ['illegal_transition', 'no_capacity', 'too_many_open', 'conflict'],
  },
  nextBest: {
    method: 'GET',
    path: '/api/mentorships/{id}/next',
    summary: 'The mentor to whom a request would be offered onward; null when nobody else has time',
    access: 'signed-in',
    grants: ['table:read', 'search:read'],
    record,
    params,
    response: z.object({ mentor: mentorSummarySchema.nullable() }),
  },
  end: {
    ...change,
    method: 'POST',
    path: '/api/mentorships/{id}/end',
    summary: 'Ends a mentorship with a word to the other side; its coming sessions are cancelled',
    body: z.object({ message: paragraphs(END_MESSAGE_MAX).optional() }),
    errors: ['illegal_transition', 'conflict'],
  },
  renew: {
    ...change,
    method: 'POST',
    path: '/api/mentorships/{id}/renew',
    summary: 'Says that the caller wants another term; it begins once both have said so',
    body: z.object({}),
    errors: ['illegal_transition', 'conflict'],
  },
  saveGoals: {
    ...change,
    method: 'PUT',
    path: '/api/mentorships/{id}/goals',
    summary: 'Proposes goals, or steps that are done, to the other side; they count once the other agrees',
    body: z.object({ goals: goalsSchema, version: z.number().int().min(0) }),
    errors: ['illegal_transition', 'conflict'],
  },
  agreeGoals: {
    ...change,
    method: 'POST',
    path: '/api/mentorships/{id}/goals/agree',
    summary: 'Agrees to the goals that the other side proposed in this version',
    body: z.object({ version: z.number().int().min(0) }),
    errors: ['illegal_transition', 'conflict'],
  },
  notes: {
    method: 'GET',
    path: '/api/mentorships/{id}/notes',
    summary: 'The shared notes and the caller’s own private ones, the latest first',
    access: 'signed-in',
    grants: ['table:read'],
    record,
    params,
    query: z.object(pageQuery),
    response: pageOf(noteSchema),
    errors: ['invalid_cursor'],
  },
  addNote: {
    method: 'POST',
    path: '/api/mentorships/{id}/notes',
    summary: 'Adds a note: private to its author, or shared with the other side',
    access: 'signed-in',
    approved: true,
    grants,
    record,
    params,
    body: z.object({ text: paragraphs(NOTE_MAX).min(1, 'Write the note'), shared: z.boolean() }),
    status: 201,
    response: noteSchema,
    errors: ['limit_reached', 'illegal_transition', 'too_many_requests'],
  },
});
