import * as z from 'zod';
import { defineFeature, momentSchema, optionalFilter, paragraphs } from '#shared/core/contract.ts';
import { roomLinkSchema } from '#shared/core/room-link.ts';
import { startSchema } from '#shared/core/starts.ts';
import { challengeDeadlineSchema } from '../challenges/schema.ts';
import { meetingReasonSchema } from '../conversations/reasons.ts';
import { calendarEventSchema } from '../events/schema.ts';
import { dueMilestoneSchema } from '../startups/schema.ts';
import { AVAILABILITY_ROUTES } from './availability-routes.ts';
import { MEETING_MINUTES } from './availability-rules.ts';
import { CALENDAR_ROUTES } from './calendar-routes.ts';
import { hasTimes, isProposal, proposalFields } from './proposal-schema.ts';
import { MAX_PANEL, MEETING_SIDES, RATING_NOTE_MAX } from './rules.ts';
import { meetingReasonText, meetingUserId, proposedSchema, shownMeetingSchema } from './schema.ts';

const queryMinutes = z.coerce.number().int().min(MEETING_MINUTES.min).max(MEETING_MINUTES.max);

const panelQuery = z
  .string()
  .max(65 * MAX_PANEL)
  .transform((text) => text.split(','))
  .pipe(z.array(meetingUserId).max(MAX_PANEL));

const params = z.object({ id: meetingUserId });
/** The routes about one meeting are for its hosts and its guest. */
const record = { kind: 'meeting', param: 'id', relations: ['participant'] } as const;
const grants = ['table:read', 'table:write'] as const;

/** What can be booked of a user. */
const slotsSchema = z.object({
  /** The zone of the rules, an IANA name. */
  timeZone: z.string(),
  minutes: z.number().int(),
  /** The beginning of each free slot, in order. */
  slots: z.array(momentSchema).max(5000),
});

export const meetings = defineFeature('meetings', {
  ...AVAILABILITY_ROUTES,
  slots: {
    method: 'GET',
    path: '/api/people/{id}/slots',
    summary:
      'The free slots of a user, and of a panel with them, for those who have a reason to meet them, for colleagues and for the user. Times that the hosts, the caller or the guest have taken are left out',
    access: 'signed-in',
    approved: true,
    grants: ['table:read'],
    params: z.object({ id: meetingUserId }),
    query: z.object({
      from: z.iso.datetime({ offset: true }),
      to: z.iso.datetime({ offset: true }),
      minutes: queryMinutes.optional(),
      /** The others who must be free, separated by commas. */
      panel: optionalFilter(panelQuery),
      /** Whom they are to meet, when a host asks. */
      guest: optionalFilter(meetingUserId),
    }),
    response: slotsSchema,
    errors: ['not_found'],
  },
  create: {
    method: 'POST',
    path: '/api/meetings',
    summary:
      'Books a free slot of another user (`start`), proposes up to six times to them (`proposed`), or offers them the free slots of all hosts (`anySlot`), for a reason to meet. Sent again with the same `clientId`, it answers the same meeting',
    access: 'signed-in',
    approved: true,
    grants: [...grants, 'meetings:room'],
    body: z
      .object({
        with: meetingUserId,
        reason: meetingReasonSchema,
        start: startSchema.optional(),
        ...proposalFields,
      })
      .refine((given) => (given.start === undefined ? isProposal(given) : !hasTimes(given)), {
        path: ['start'],
        error: 'Give either a start, or times or free slots to pick from',
      })
      .refine((given) => given.panel === undefined || isProposal(given), {
        path: ['panel'],
        error: 'Only a proposal has a panel',
      }),
    status: 201,
    response: shownMeetingSchema,
    errors: ['not_found', 'email_unconfirmed', 'slot_taken', 'too_many_requests'],
  },
  list: {
    method: 'GET',
    path: '/api/meetings',
    summary:
      'The booked meetings, the events, the milestones and the deadlines of challenges of the signed-in user within at most 45 days, and all meetings that wait for an answer',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object({ from: z.iso.datetime({ offset: true }), to: z.iso.datetime({ offset: true }) }),
    response: z.object({
      items: z.array(shownMeetingSchema),
      events: z.array(calendarEventSchema).max(100),
      /** Of the user’s active startups, in the order of their days. */
      milestones: z.array(dueMilestoneSchema).max(100),
      /** Of challenges that the user hosts or takes part in. */
      deadlines: z.array(challengeDeadlineSchema).max(100),
    }),
  },
  ofApplication: {
    method: 'GET',
    path: '/api/applications/{opportunityId}/meetings',
    summary: 'The meetings for an application, the latest first; for the applicant',
    access: 'signed-in',
    grants: ['table:read'],
    record: { kind: 'application', param: 'opportunityId', relations: ['owner'] },
    params: z.object({ opportunityId: z.string().min(1).max(64) }),
    response: z.object({ items: z.array(shownMeetingSchema) }),
  },
  get: {
    method: 'GET',
    path: '/api/meetings/{id}',
    summary: 'One meeting',
    access: 'signed-in',
    grants: ['table:read'],
    record,
    params,
    response: shownMeetingSchema,
  },
  propose: {
    method: 'POST',
    path: '/api/meetings/{id}/propose',
    summary: 'Replaces the proposed times of a meeting that was not picked yet; for its hosts',
    access: 'signed-in',
    approved: true,
    grants,
    record,
    params,
    body: z.object({ proposed: proposedSchema }),
    response: shownMeetingSchema,
    errors: ['forbidden', 'conflict'],
  },
  ask: {
    method: 'POST',
    path: '/api/meetings/{id}/ask',
    summary: 'Asks the host for other times than those proposed; for the guest',
    access: 'signed-in',
    approved: true,
    grants,
    record,
    params,
    body: z.object({ note: meetingReasonText }),
    response: shownMeetingSchema,
    errors: ['forbidden', 'conflict'],
  },
  accept: {
    method: 'POST',
    path: '/api/meetings/{id}/accept',
    summary: 'Picks one of the proposed times; for the guest',
    access: 'signed-in',
    approved: true,
    grants,
    record,
    params,
    body: z.object({ start: startSchema }),
    response: shownMeetingSchema,
    errors: ['forbidden', 'slot_taken', 'conflict'],
  },
  reschedule: {
    method: 'POST',
    path: '/api/meetings/{id}/reschedule',
    summary:
      'Moves a confirmed meeting: its guest to a free slot of the host, its hosts to any time at which all are free',
    access: 'signed-in',
    approved: true,
    grants,
    record,
    params,
    body: z.object({ start: startSchema, reason: meetingReasonText.default('') }),
    response: shownMeetingSchema,
    errors: ['forbidden', 'slot_taken', 'conflict'],
  },
  cancel: {
    method: 'POST',
    path: '/api/meetings/{id}/cancel',
    summary: 'Cancels a meeting that has not begun; its time is free at once',
    access: 'signed-in',
    grants,
    record,
    params,
    body: z.object({ reason: meetingReasonText.default('') }),
    response: shownMeetingSchema,
    errors: ['conflict'],
  },
  place: {
    method: 'POST',
    path: '/api/meetings/{id}/place',
    summary: 'Says where a meeting takes place; for its hosts',
    access: 'signed-in',
    approved: true,
    grants,
    record,
    params,
    body: z.object({ link: roomLinkSchema }),
    response: shownMeetingSchema,
    errors: ['forbidden', 'conflict'],
  },
  outcome: {
    method: 'POST',
    path: '/api/meetings/{id}/outcome',
    summary:
      'Records that a meeting was held, or by whom it was missed, with the rating of the user who says so. A rating is shown when both sides have rated, or seven days after the meeting',
    access: 'signed-in',
    grants,
    record,
    params,
    body: z
      .object({
        outcome: z.enum(['held', 'missed']),
        missedBy: z.array(z.enum(MEETING_SIDES)).max(2).optional(),
        stars: z.number().int().min(1).max(5).optional(),
        note: paragraphs(RATING_NOTE_MAX).optional(),
      })
      .refine(({ outcome, missedBy = [] }) => (outcome === 'missed') === missedBy.length > 0, {
        path: ['missedBy'],
        error: 'Say who missed it',
      })
      .refine(({ outcome, stars }) => outcome === 'held' || stars === undefined, {
        path: ['stars'],
        error: 'Only a meeting that was held can be rated',
      }),
    response: shownMeetingSchema,
    errors: ['conflict'],
  },
  ...CALENDAR_ROUTES,
});
