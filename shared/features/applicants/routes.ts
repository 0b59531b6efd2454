import * as z from 'zod';
import {
  dateSchema,
  defineFeature,
  emptyBody,
  momentSchema,
  optionalFilter,
  pageOf,
  pageQuery,
  paragraphs,
} from '#shared/core/contract.ts';
import { replyRecordSchema } from '#shared/core/reply-record.ts';
import { MAX_STEPS } from '#shared/core/workflow.ts';
import { REJECTION_CODES } from '../applications/rejection-codes.ts';
import { applicationSchema, offerSchema } from '../applications/routes.ts';
import { APPLICATION_ACTORS, APPLICATION_STATUSES, DECISION_MESSAGE_MAX } from '../applications/rules.ts';
import { readContentSchema } from '../applications/sent-content.ts';
import { INTERVIEW_ROUTES } from '../meetings/interview-routes.ts';
import { POSTER_ROLES } from '../postings/rules.ts';
import { applicantSchema } from './card.ts';
import { applicantFilters } from './filters.ts';
import { colleagueSchema, NOTE_ROUTES, noteSchema } from './notes.ts';
import { APPLICANT_ORDERS, BULK_DECISIONS, BULK_MAX, DECISIONS } from './rules.ts';
import { SCORECARD_ROUTES, scorecardsSchema } from './scorecards.ts';

const statusSchema = z.enum(APPLICATION_STATUSES);
const count = z.number().int().min(0);
const id = z.string().min(1).max(64);

/** How many applications have each status; `all` leaves out those that were withdrawn. */
export const applicantCountsSchema = z.object({
  all: count,
  new: count,
  reviewed: count,
  interview_scheduled: count,
  offered: count,
  hired: count,
  offer_declined: count,
  rejected: count,
  withdrawn: count,
});
export type ApplicantCounts = z.infer<typeof applicantCountsSchema>;

const stepSchema = z.object({
  status: statusSchema,
  at: momentSchema,
  by: z.enum(APPLICATION_ACTORS),
  /** The name of the colleague who made it, while they are a member. */
  name: z.string().optional(),
  /** The code of the reason of a rejection. */
  reason: z.string().optional(),
  /** It took back the step before it. */
  undo: z.boolean(),
});

/** One applicant with what they sent. Nothing of it is left to read after a withdrawal. */
const applicantDetailSchema = applicantSchema.extend({
  ...readContentSchema.shape,
  /** Null after a withdrawal. */
  snapshot: readContentSchema.shape.snapshot.nullable(),
  /** A link to the resume that was sent, for five minutes. */
  resumeUrl: z.string().nullable(),
  history: z.array(stepSchema).max(MAX_STEPS),
  /** Who revealed the name in Screening, and when first. */
  reveals: z.array(
    z.object({
      at: momentSchema,
      /** The name of the colleague; missing when they are no longer a member. */
      name: z.string().optional(),
    }),
  ),
  notes: z.array(noteSchema),
  /** Who can be mentioned and assigned, the caller included. Empty for a posting under a user’s own name. */
  colleagues: z.array(colleagueSchema),
  scorecards: scorecardsSchema,
  offer: applicationSchema.shape.offer,
  rejection: applicationSchema.shape.rejection,
  /** Until when the caller can undo the latest step; null when they cannot. */
  undoUntil: momentSchema.nullable(),
});
export type ApplicantDetail = z.infer<typeof applicantDetailSchema>;

const listQuery = {
  ...applicantFilters,
  sort: optionalFilter(z.enum(APPLICANT_ORDERS)),
  ...pageQuery,
};

const pageSchema = pageOf(applicantSchema).extend({
  counts: applicantCountsSchema,
  /** How many the filters find. */
  found: count,
  /** How many of all asked for a review without a number. */
  unscored: count,
});

const posting = { kind: 'posting', param: 'id', relations: ['company', 'owner'] } as const;
const applicant = { kind: 'applicant', param: 'userId', relations: ['company', 'owner'] } as const;
const params = z.object({ id, userId: id });
const reads = ['table:read', 'applicants:read'] as const;
const writes = ['table:read', 'table:write'] as const;

const decided = {
  /** For a rejection. */
  reason: z.enum(REJECTION_CODES).optional(),
  /** What the applicant reads besides the reason. */
  message: paragraphs(DECISION_MESSAGE_MAX).optional(),
};

const movedSchema = applicantSchema
  .pick({ opportunityId: true, userId: true, status: true, updatedAt: true, version: true })
  .extend({
    /** Until when it can be undone; null after an undo. */
    undoUntil: momentSchema.nullable(),
  });

const base = '/api/opportunities/{id}/applications' as const;

export const applicants = defineFeature('applicants', {
  ofPosting: {
    method: 'GET',
    path: base,
    summary: 'The applicants of a posting, with the numbers by status',
    access: POSTER_ROLES,
    approved: true,
    grants: reads,
    record: posting,
    params: z.object({ id }),
    query: z.object(listQuery),
    response: pageSchema,
    errors: ['invalid_cursor'],
  },
  list: {
    method: 'GET',
    path: '/api/applicants',
    summary:
      'The applicants of all postings of the company, or of the signed-in alumnus, with the numbers by status',
    access: POSTER_ROLES,
    approved: true,
    grants: reads,
    query: z.object({ opportunityId: optionalFilter(id), ...listQuery }),
    response: pageSchema.extend({
      /** The postings that have applicants, those with the most unread ones first. */
      postings: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          status: z.string(),
          replyBy: dateSchema,
          counts: applicantCountsSchema,
          /** Missing while there are too few. */
          replies: replyRecordSchema.optional(),
        }),
      ),
    }),
    errors: ['invalid_cursor'],
  },
  reasons: {
    method: 'GET',
    path: '/api/applications/reasons',
    summary:
      'The reasons of rejections: a code, a label for employers, and the sentence that applicants read',
    access: 'signed-in',
    grants: [],
    response: z.object({
      reasons: z.array(z.object({ code: z.enum(REJECTION_CODES), label: z.string(), sentence: z.string() })),
    }),
  },
  one: {
    method: 'GET',
    path: `${base}/{userId}`,
    summary:
      'One applicant: the profile and the receipt that were sent, the resume, the history and the notes',
    access: POSTER_ROLES,
    approved: true,
    grants: ['table:read', 'resumes:read'],
    record: applicant,
    params,
    response: applicantDetailSchema,
  },
  setStatus: {
    method: 'POST',
    path: `${base}/{userId}/status`,
    summary:
      'Decides about an application, if its version is still the given one. Nothing is sent while it can be undone',
    access: POSTER_ROLES,
    approved: true,
    grants: writes,
    record: applicant,
    params,
    body: z.object({
      to: z.enum(DECISIONS),
      version: z.number().int().min(0),
      ...decided,
      offer: offerSchema.optional(),
    }),
    response: movedSchema,
    errors: ['conflict', 'illegal_transition'],
  },
  setStatuses: {
    method: 'POST',
    path: `${base}/status`,
    summary: `Decides about at most ${BULK_MAX} applications at once; the answer says for each whether it moved, or why not`,
    access: POSTER_ROLES,
    approved: true,
    grants: writes,
    record: posting,
    params: z.object({ id }),
    body: z.object({
      items: z
        .array(z.object({ userId: id, version: z.number().int().min(0) }))
        .min(1)
        .max(BULK_MAX),
      to: z.enum(BULK_DECISIONS),
      ...decided,
    }),
    response: z.object({
      items: z.array(
        z.object({
          userId: z.string(),
          ok: z.boolean(),
          status: statusSchema.optional(),
          version: z.number().int().optional(),
          /** Why it did not move. */
          code: z.enum(['not_found', 'conflict', 'illegal_transition']).optional(),
          message: z.string().optional(),
        }),
      ),
    }),
  },
  undo: {
    method: 'POST',
    path: `${base}/{userId}/undo`,
    summary: 'Undoes the caller’s latest decision about an application, within ten seconds',
    access: POSTER_ROLES,
    approved: true,
    grants: writes,
    record: applicant,
    params,
    body: emptyBody,
    response: movedSchema,
    errors: ['conflict'],
  },
  ...NOTE_ROUTES,
  ...SCORECARD_ROUTES,
  ...INTERVIEW_ROUTES,
});
