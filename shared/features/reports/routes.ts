import * as z from 'zod';
import { defineFeature, momentSchema, pageOf, pageQuery, paragraphs } from '#shared/core/contract.ts';
import { decideSchema } from '#shared/core/decisions.ts';
import { messageSchema, personSchema } from '../conversations/routes.ts';
import { GUEST_MESSAGES } from '../events/rules.ts';
import { MEETING_STATUSES } from '../meetings/rules.ts';
import { statusSchema } from '../users/schema.ts';
import {
  EVIDENCE_MAX,
  MENTORING_EVIDENCE,
  PROJECT_EVIDENCE,
  REPORT_CODES,
  REPORT_DECISIONS,
  REPORT_STATUSES,
  REPORT_TEXT_MAX,
  REPORTS_COUNTED,
} from './rules.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);

const NEEDS_TEXT = { path: ['text'], error: 'Describe what happened' };
const isDescribed = ({ code, text }: { code: string; text: string }): boolean =>
  code !== 'other' || text !== '';

/** Why a user is reported. Something else needs a description. */
const reasonFields = {
  code: z.enum(REPORT_CODES, 'Choose a reason'),
  text: paragraphs(REPORT_TEXT_MAX).default(''),
};
export const reportReasonSchema = z.object(reasonFields).refine(isDescribed, NEEDS_TEXT);

/** A user's report of another user, as the body of the request. */
export const newReportSchema = z
  .object({
    /** Whom the report is about. */
    userId: id,
    ...reasonFields,
    /** Messages of a conversation of the two, by their numbers: the evidence. */
    conversation: z
      .object({ id, messages: z.array(messageSchema.shape.number).min(1).max(EVIDENCE_MAX) })
      .optional(),
    /** A mentorship of the two, whose shared notes and sessions are evidence, too. */
    mentorshipId: id.optional(),
    /** A project of one of the two: what its student handed in, or what the reviewer wrote, is evidence, too. */
    projectId: id.optional(),
    /** A live project of the two: what the reported user wrote in it is evidence, too. */
    engagementId: id.optional(),
    /** A startup of the reported user: what its page says, and to its team the notes that they wrote, is evidence, too. */
    startupId: id.optional(),
    /** A challenge that the reported user hosts, or to which their team handed something in: that is evidence, too. */
    challengeId: id.optional(),
    /** An event that the reported user hosts: what is announced, and what they wrote to the guests, is evidence, too. */
    eventId: id.optional(),
  })
  .refine(isDescribed, NEEDS_TEXT);

/** A case in the admins' list. */
export const reportRowSchema = z.object({
  id,
  code: z.enum(REPORT_CODES),
  status: z.enum(REPORT_STATUSES),
  createdAt: momentSchema,
  /** How many messages were reported. */
  messages: z.number().int().min(0).max(EVIDENCE_MAX),
  reported: personSchema,
  reporter: personSchema,
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** A message as it was when it was reported, whatever became of it since. */
export const evidenceSchema = messageSchema.pick({
  number: true,
  by: true,
  text: true,
  at: true,
  editedAt: true,
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** The shared notes and the sessions of a mentorship as they were when it was reported, the latest first. */
export const mentoringEvidenceSchema = z.object({
  notes: z.array(z.object({ by: z.string(), text: z.string(), at: momentSchema })).max(MENTORING_EVIDENCE),
  sessions: z
    .array(z.object({ topic: z.string(), status: z.enum(MEETING_STATUSES), start: momentSchema.optional() }))
    .max(MENTORING_EVIDENCE),
});
export type MentoringEvidence = z.infer<typeof mentoringEvidenceSchema>;

/** What the reported user wrote in a project, in reviews of it, in a live project, in a startup or in a challenge, as it was when it was reported. */
export const projectEvidenceSchema = z.object({
  title: z.string(),
  texts: z.array(z.object({ by: z.string(), text: z.string(), at: momentSchema })).max(PROJECT_EVIDENCE),
});
export type ProjectEvidence = z.infer<typeof projectEvidenceSchema>;

/** An event of the reported user, as it was when it was reported, and what they wrote about it. */
export const eventEvidenceSchema = z.object({
  id,
  title: z.string(),
  startsAt: momentSchema,
  timeZone: z.string(),
  texts: z.array(z.object({ text: z.string(), at: momentSchema })).max(1 + GUEST_MESSAGES),
});
export type EventEvidence = z.infer<typeof eventEvidenceSchema>;

/** The decision about a case. */
const decisionSchema = z.object({ at: momentSchema, by: z.string(), reason: z.string() });

/** A case with all that an admin decides by. All of its text is untrusted: show it as plain text only. */
export const reportSchema = reportRowSchema.extend({
  text: z.string(),
  /** What the conversation was about; null for a first contact, and without one. */
  about: z.object({ title: z.string(), company: z.string() }).nullable(),
  /** In the order of the conversation. */
  evidence: z.array(evidenceSchema).max(EVIDENCE_MAX),
  /** Of the mentorship of the two; null when none was reported. */
  mentoring: mentoringEvidenceSchema.nullable(),
  /** Of a project, a live project, a startup or a challenge; null when none was reported. */
  project: projectEvidenceSchema.nullable(),
  /** Of an event; null when none was reported. */
  event: eventEvidenceSchema.nullable(),
  /** Null while the case is open. */
  decision: decisionSchema.nullable(),
  /** The account of the reported user now; null once it was deleted. */
  accountStatus: statusSchema.nullable(),
  history: z.object({
    /** Other cases about the same user, the latest first. */
    cases: z.array(
      reportRowSchema
        .pick({ id: true, code: true, status: true, createdAt: true })
        .extend({ reason: z.string() }),
    ),
    /** There are more than these. */
    more: z.boolean(),
  }),
});
export type Report = z.infer<typeof reportSchema>;

const params = z.object({ id });
const ofReport = {
  access: ['admin'],
  record: { kind: 'report', param: 'id', relations: ['admin'] },
  params,
} as const;

export const reports = defineFeature('reports', {
  create: {
    method: 'POST',
    path: '/api/reports',
    summary:
      'Reports a user to the admins, with chosen messages as they are now. One report of a user is open at a time',
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    body: newReportSchema,
    status: 201,
    response: z.object({ id }),
    errors: ['not_found', 'conflict', 'too_many_requests'],
  },
  list: {
    method: 'GET',
    path: '/api/admin/reports',
    summary: 'Cases: the open ones, the longest wait first, or the decided ones, the latest first',
    access: ['admin'],
    grants: ['table:read'],
    query: z.object({ state: z.enum(['open', 'decided']).default('open'), ...pageQuery }),
    response: pageOf(reportRowSchema),
    errors: ['invalid_cursor'],
  },
  count: {
    method: 'GET',
    path: '/api/admin/reports/count',
    summary: 'How many cases are open',
    access: ['admin'],
    grants: ['table:read'],
    response: z.object({
      open: z.number().int().min(0).max(REPORTS_COUNTED),
      /** There are more than were counted. */
      more: z.boolean(),
    }),
  },
  get: {
    method: 'GET',
    path: '/api/admin/reports/{id}',
    summary: 'A case with its evidence and the earlier cases of the reported user',
    ...ofReport,
    grants: ['table:read'],
    response: reportSchema,
  },
  decide: {
    method: 'POST',
    path: '/api/admin/reports/{id}/decision',
    summary: 'Decides a case: warns or suspends the reported user, or dismisses the report',
    ...ofReport,
    grants: ['table:read', 'table:write', 'audit:append', 'cognito:suspend'],
    body: decideSchema.extend({ decision: z.enum(REPORT_DECISIONS) }),
    response: reportSchema,
    errors: ['conflict', 'last_admin'],
  },
});
