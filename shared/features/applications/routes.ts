import * as z from 'zod';
import { APPLICANT_ROLES } from '#shared/core/applicant-roles.ts';
import {
  dateSchema,
  defineFeature,
  emptyBody,
  momentSchema,
  pageOf,
  pageQuery,
  paragraphs,
} from '#shared/core/contract.ts';
import { percentSchema } from '#shared/core/match-receipt.ts';
import { MAX_STEPS } from '#shared/core/workflow.ts';
import { opportunitySummarySchema } from '../opportunities/routes.ts';
import { OUTSIDE_ROUTES } from './outside.ts';
import { REJECTION_CODES } from './rejection-codes.ts';
import {
  APPLICATION_ACTORS,
  APPLICATION_NOTE_MAX,
  APPLICATION_SOURCES,
  APPLICATION_STATUSES,
  DECISION_MESSAGE_MAX,
  OFFER_ANSWERS,
  OFFER_MAX,
  WITHDRAWAL_UNDO_SECONDS,
} from './rules.ts';
import { readContentSchema, sentPreviewSchema } from './sent-content.ts';
import { APPLICATIONS_A_MINUTE } from './settings.ts';

/** What a company offers: its text, and the last day on which the applicant may accept. */
export const offerSchema = z.object({
  text: paragraphs(OFFER_MAX).min(1, 'Describe the offer'),
  answerBy: dateSchema,
});
export type Offer = z.infer<typeof offerSchema>;

export const rejectionSchema = z.object({
  reason: z.enum(REJECTION_CODES),
  message: paragraphs(DECISION_MESSAGE_MAX),
});

export const applicationSchema = z.object({
  opportunityId: z.string(),
  userId: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  appliedAt: momentSchema,
  /** When the status last changed. */
  updatedAt: momentSchema,
  /** Every status since `appliedAt`, the first first. Applying again after a withdrawal starts it again. */
  history: z
    .array(
      z.object({
        status: z.enum(APPLICATION_STATUSES),
        at: momentSchema,
        /** Who moved it there. */
        by: z.enum(APPLICATION_ACTORS),
        reason: z.string().max(500).optional(),
      }),
    )
    .min(1)
    .max(MAX_STEPS),
  /** The opportunity, as it was described on that day, with the day by which an answer was promised. */
  opportunity: opportunitySummarySchema.pick({
    type: true,
    title: true,
    company: true,
    location: true,
    replyBy: true,
  }),
  /** The applicant asked for a review without a number: there is no receipt. */
  unscored: z.boolean().optional(),
  /** The total of the receipt that was sent; null when nothing could be compared. Missing without a receipt. */
  match: percentSchema.nullable().optional(),
  source: z.enum(APPLICATION_SOURCES).optional(),
  /** The latest offer: there while it waits for an answer, and after it was answered. */
  offer: offerSchema.extend({ at: momentSchema }).optional(),
  /** Why it was rejected: the code of a reason (rejection-reasons.ts), and what the employer adds. */
  rejection: rejectionSchema.optional(),
});
export type Application = z.infer<typeof applicationSchema>;

/** Applications of one user within the window, accepted or refused. */
export const APPLICATIONS = { limit: APPLICATIONS_A_MINUTE.initial, windowSeconds: 60 } as const;

/** Mails to one user about what they did themselves: applied or withdrew. What others decide is always mailed. */
export const OWN_APPLICATION_MAILS = { limit: 50, windowSeconds: 24 * 3600 } as const;

const opportunityId = z.string().min(1).max(64);

export const applications = defineFeature('applications', {
  apply: {
    method: 'POST',
    path: '/api/applications',
    summary: 'Applies to an open opportunity, once',
    access: APPLICANT_ROLES,
    owner: { in: 'body', field: 'userId' },
    confirmed: true,
    grants: ['table:read', 'table:write'],
    body: z.object({
      userId: z.string().min(1).max(64),
      opportunityId,
      /** A note to the employer. */
      note: paragraphs(APPLICATION_NOTE_MAX).optional(),
      /** Whether the resume's file is sent, too. */
      resume: z.boolean().optional(),
      /** Asks for a review without a number. */
      unscored: z.boolean().optional(),
      source: z.enum(APPLICATION_SOURCES).optional(),
    }),
    status: 201,
    response: applicationSchema,
    errors: [
      'not_found',
      'already_applied',
      'opportunity_closed',
      'conflict',
      'too_many_requests',
      'limit_reached',
    ],
  },
  list: {
    method: 'GET',
    path: '/api/applications',
    summary: 'The applications of the signed-in user, latest first',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(applicationSchema),
    errors: ['invalid_cursor'],
  },
  get: {
    method: 'GET',
    path: '/api/applications/{opportunityId}',
    summary:
      'One application with what was sent with it: the profile, the note, the resume, and the receipt of the match',
    access: 'signed-in',
    grants: ['table:read'],
    record: { kind: 'application', param: 'opportunityId', relations: ['owner'] },
    params: z.object({ opportunityId }),
    response: applicationSchema.extend(readContentSchema.shape),
  },
  preview: {
    method: 'GET',
    path: '/api/applications/{opportunityId}/preview',
    summary: 'What an application for an opportunity would send now',
    access: APPLICANT_ROLES,
    grants: ['table:read'],
    params: z.object({ opportunityId }),
    response: sentPreviewSchema,
    errors: ['not_found'],
  },
  withdraw: {
    method: 'POST',
    path: '/api/applications/{opportunityId}/withdraw',
    summary: 'Withdraws an application, until the employer decides',
    access: APPLICANT_ROLES,
    grants: ['table:read', 'table:write'],
    record: { kind: 'application', param: 'opportunityId', relations: ['owner'] },
    params: z.object({ opportunityId }),
    body: emptyBody,
    response: applicationSchema,
    errors: ['not_withdrawable', 'conflict'],
  },
  undoWithdrawal: {
    method: 'POST',
    path: '/api/applications/{opportunityId}/withdraw/undo',
    summary: `Undoes a withdrawal within ${WITHDRAWAL_UNDO_SECONDS} seconds: the application is again what it was`,
    access: APPLICANT_ROLES,
    grants: ['table:read', 'table:write'],
    record: { kind: 'application', param: 'opportunityId', relations: ['owner'] },
    params: z.object({ opportunityId }),
    body: emptyBody,
    response: applicationSchema,
    errors: ['conflict', 'limit_reached'],
  },
  answerOffer: {
    method: 'POST',
    path: '/api/applications/{opportunityId}/offer',
    summary: 'Accepts or declines an offer. Accepting takes one of the opportunity’s openings',
    access: APPLICANT_ROLES,
    grants: ['table:read', 'table:write'],
    record: { kind: 'application', param: 'opportunityId', relations: ['owner'] },
    params: z.object({ opportunityId }),
    body: z.object({ answer: z.enum(OFFER_ANSWERS) }),
    response: applicationSchema,
    errors: ['illegal_transition', 'conflict'],
  },
  ...OUTSIDE_ROUTES,
});
