import * as z from 'zod';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import { dateSchema, defineFeature, momentSchema, pageOf, pageQuery } from '#shared/core/contract.ts';
import { decisionSchema } from '#shared/core/decisions.ts';
import { EXPORT_FORMATS } from '#shared/core/export-rules.ts';
import { APPLICATION_STATUSES } from '../applications/rules.ts';
import { MEETING_NEWS } from '../meetings/rules.ts';
import { opportunitySummarySchema } from '../opportunities/routes.ts';
import { POSTER_ROLES } from '../postings/rules.ts';
import type { NotificationEvent } from './kinds.ts';
import { MARKED_AT_ONCE, UNREAD_COUNTED } from './rules.ts';

const opportunityShape = opportunitySummarySchema.shape;
const about = {
  opportunityId: opportunityShape.id,
  title: opportunityShape.title,
  company: opportunityShape.company,
};

const ofCompany = { companyId: z.string(), company: z.string() };

/** What can happen, by kind. Texts, links and mails are in notification-kinds.ts. */
export const notificationEventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('application'),
    status: z.enum(APPLICATION_STATUSES),
    restored: z.literal(true).optional(),
    explanation: z.string().optional(),
    ...about,
  }),
  z.object({
    kind: z.literal('offer_answered'),
    opportunityId: about.opportunityId,
    title: about.title,
    userId: z.string(),
    person: z.string(),
    accepted: z.boolean(),
    role: z.enum(POSTER_ROLES),
  }),
  z.object({
    kind: z.literal('reply_due'),
    opportunityId: about.opportunityId,
    title: about.title,
    inDays: z.number().int(),
    replyBy: dateSchema,
    role: z.enum(POSTER_ROLES),
  }),
  z.object({ kind: z.literal('reply_missed'), ...about }),
  z.object({
    kind: z.literal('colleague'),
    opportunityId: about.opportunityId,
    title: about.title,
    userId: z.string(),
    person: z.string(),
    by: z.string(),
    news: z.enum(['mentioned', 'assigned']),
  }),
  z.object({ kind: z.literal('opportunity_closed'), ...about }),
  z.object({
    kind: z.literal('posting_decided'),
    status: z.enum(['open', 'draft', 'closed']),
    reason: decisionSchema.shape.reason,
    poster: z.enum(POSTER_ROLES).optional(),
    ...about,
  }),
  z.object({
    kind: z.literal('export_ready'),
    exportId: z.string(),
    role: z.enum(POSTER_ROLES),
    format: z.enum(EXPORT_FORMATS),
    count: z.number().int().min(0),
  }),
  z.object({ kind: z.literal('join_request'), personId: z.string(), person: z.string(), ...ofCompany }),
  z.object({
    kind: z.literal('membership'),
    status: z.enum(['member', 'declined', 'removed']),
    ...ofCompany,
  }),
  z.object({ kind: z.literal('search_match'), search: z.string(), ...about }),
  z.object({ kind: z.literal('terms_changed'), ...about }),
  z.object({
    kind: z.literal('reminder'),
    applicationId: z.string(),
    title: z.string(),
    company: z.string(),
    role: z.enum(APPLICANT_ROLES),
  }),
  z.object({
    kind: z.literal('meeting'),
    meetingId: z.string(),
    news: z.enum(MEETING_NEWS),
    person: z.string(),
    topic: z.string(),
    sequence: z.number().int(),
  }),
  z.object({ kind: z.literal('warning'), reason: decisionSchema.shape.reason }),
  z.object({
    kind: z.literal('report_decided'),
    personId: z.string(),
    person: z.string(),
    acted: z.boolean(),
  }),
  z.object({ kind: z.literal('account_approved') }),
  z.object({ kind: z.literal('account_rejected'), reason: decisionSchema.shape.reason }),
]) satisfies z.ZodType<NotificationEvent>;

/** Begins with the moment, so that ids sort by time; the same event has the same id, however often it is reported. */
const notificationId = z.string().regex(/^[\w.:#-]{1,200}$/);

export const notificationSchema = z.object({
  id: notificationId,
  /** When it happened. */
  at: momentSchema,
  read: z.boolean(),
  event: notificationEventSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

export const notifications = defineFeature('notifications', {
  list: {
    method: 'GET',
    path: '/api/notifications',
    summary: 'The notifications of the signed-in user, latest first, with the number of unread ones',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(notificationSchema).extend({
      /** How many are unread in all; 10 means ten or more. */
      unread: z.number().int().min(0).max(UNREAD_COUNTED),
    }),
    errors: ['invalid_cursor'],
  },
  read: {
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Marks notifications as read: the given ones, or all up to one. Repeating it changes nothing',
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    body: z
      .object({
        ids: z.array(notificationId).min(1).max(MARKED_AT_ONCE).optional(),
        /** This one and all that happened before it. */
        upTo: notificationId.optional(),
      })
      .refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), 'Give either ids or upTo'),
    response: z.object({
      /** How many were unread before. */
      marked: z.number().int().min(0),
      /** There are more to mark than one request takes: ask again with the same `upTo`. */
      more: z.boolean(),
    }),
  },
});
