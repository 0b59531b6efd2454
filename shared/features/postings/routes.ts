import * as z from 'zod';
import { defineFeature, emptyBody, line, momentSchema, pageOf, pageQuery } from '#shared/core/contract.ts';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { typedPaySchema } from '#shared/core/pay-schema.ts';
import { MAX_STEPS } from '#shared/core/workflow.ts';
import { ownCompanySchema, postingCountsSchema } from '../companies/routes.ts';
import { opportunitySchema, opportunitySummarySchema } from '../opportunities/routes.ts';
import { OPPORTUNITY_ACTORS, REASON_MAX } from '../opportunities/rules.ts';
import { postingFieldsSchema, warningAnswerSchema } from './fields.ts';
import { POSTER_ROLES } from './rules.ts';
import { NEW_POSTINGS_AN_HOUR } from './settings.ts';

const statusSchema = z.enum(OPPORTUNITY_STATUSES);
const count = z.number().int().min(0);

/** Texts, dates and pay of a draft may be incomplete. */
const incomplete = {
  title: z.string(),
  company: z.string(),
  location: z.string(),
  description: z.string(),
  deadline: z.string(),
  replyBy: z.string(),
  pay: typedPaySchema.nullable(),
};

/** A posting as those see it who manage it. A draft's texts and dates may be empty. */
export const postingSchema = z.object({
  ...opportunitySchema.shape,
  ...incomplete,
  version: z.number().int(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** Who moved it when, and why: the latest last. */
  history: z
    .array(
      z.object({
        status: statusSchema,
        at: momentSchema,
        by: z.enum(OPPORTUNITY_ACTORS),
        /** The name of the member who made it, while they are one; for those who manage it, and only in `postings.one`. */
        name: z.string().optional(),
        reason: z.string().optional(),
      }),
    )
    .max(MAX_STEPS),
  /** Why its author does not follow warnings of the linter. */
  warningAnswers: z.array(warningAnswerSchema),
  /** Until when a removal can be undone; null when it was not removed. */
  undoUntil: momentSchema.nullable(),
});
export type Posting = z.infer<typeof postingSchema>;

/** A posting in the list of its poster. */
export const postingRowSchema = z.object({
  ...opportunitySummarySchema.shape,
  ...incomplete,
  status: statusSchema,
  version: z.number().int(),
  employmentType: opportunitySchema.shape.employmentType,
  createdAt: momentSchema,
  updatedAt: momentSchema,
  applicationCount: count,
  /** Why an admin returned or closed it, if that was the last that happened to it; empty otherwise. */
  decisionReason: z.string().default(''),
  /** How often users followed the poster's own way to apply. */
  clicks: count,
});
export type PostingRow = z.infer<typeof postingRowSchema>;
/** Entries on a page of that list, with which it takes two read units at most. */
export const POSTINGS_PAGE = 10;

/** What the linter says of a posting. */
export const findingSchema = z.object({
  rule: z.string(),
  severity: z.enum(['error', 'warning']),
  field: z.string(),
  message: z.string(),
  reason: z.string(),
  suggestion: z.string(),
  source: z.string(),
  excerpt: z.string().optional(),
});

/** New postings of one user within the window, reports, and ways to apply elsewhere that they follow. */
export const NEW_POSTINGS = { limit: NEW_POSTINGS_AN_HOUR.initial, windowSeconds: 3600 } as const;
export const REPORTS = { limit: 20, windowSeconds: 86_400 } as const;
export const CLICKS = { limit: 60, windowSeconds: 3600 } as const;

const id = z.object({ id: z.string().min(1).max(64) });
const version = z.number().int().min(0);
const managed = { kind: 'posting', param: 'id', relations: ['company', 'owner'] } as const;
const writes = ['table:read', 'table:write'] as const;
const reason = line(REASON_MAX).min(1, 'Enter a reason');

export const postings = defineFeature('postings', {
  create: {
    method: 'POST',
    path: '/api/opportunities',
    summary: 'Makes a draft, which may be incomplete. Repeated with the same key, it answers the first one',
    access: POSTER_ROLES,
    grants: writes,
    body: postingFieldsSchema.extend({
      /** Made by the client: a request that is sent again makes no second draft. */
      key: z.uuid().optional(),
    }),
    status: 201,
    response: postingSchema,
    errors: ['too_many_requests', 'conflict'],
  },
  mine: {
    method: 'GET',
    path: '/api/opportunities/mine',
    summary: 'The postings of the company, or of the signed-in alumnus, the latest first, with their numbers',
    access: POSTER_ROLES,
    grants: ['table:read'],
    query: z.object({
      cursor: pageQuery.cursor,
      limit: z.coerce.number().int().min(1).max(50).default(POSTINGS_PAGE),
    }),
    response: pageOf(postingRowSchema).extend({
      counts: postingCountsSchema,
      company: ownCompanySchema.nullable(),
    }),
    errors: ['invalid_cursor'],
  },
  one: {
    method: 'GET',
    path: '/api/opportunities/mine/{id}',
    summary: 'One posting as those see it who manage it, drafts too',
    access: [...POSTER_ROLES, 'admin'],
    grants: ['table:read'],
    record: { ...managed, relations: ['company', 'owner', 'admin'] },
    params: id,
    response: postingSchema,
  },
  save: {
    method: 'PUT',
    path: '/api/opportunities/{id}',
    summary: 'Saves the whole posting, if it has not changed since the given version',
    access: POSTER_ROLES,
    grants: writes,
    record: managed,
    params: id,
    body: postingFieldsSchema.extend({ version }),
    response: postingSchema,
    errors: ['conflict', 'illegal_transition'],
  },
  setStatus: {
    method: 'POST',
    path: '/api/opportunities/{id}/status',
    summary: 'Moves a posting; to open, it leads into review where that is needed. Undoes a removal',
    access: POSTER_ROLES,
    grants: writes,
    record: managed,
    params: id,
    body: z.object({ to: statusSchema, version, reason: line(REASON_MAX).optional() }),
    response: postingSchema,
    errors: ['conflict', 'illegal_transition', 'plan_limit'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/opportunities/{id}',
    summary: 'Deletes a draft; removes a published posting, which can be undone for ten seconds',
    access: POSTER_ROLES,
    grants: writes,
    record: managed,
    params: id,
    response: z.object({
      id: z.string(),
      /** Missing for a draft, which is gone. */
      posting: postingSchema.optional(),
    }),
    errors: ['conflict'],
  },
  lint: {
    method: 'POST',
    path: '/api/opportunities/lint',
    summary: 'What is unfair, unclear or unlawful in a posting, errors first',
    access: [...POSTER_ROLES, 'admin'],
    grants: [],
    body: postingFieldsSchema,
    response: z.object({ findings: z.array(findingSchema) }),
  },
  report: {
    method: 'POST',
    path: '/api/opportunities/{id}/report',
    summary: 'Reports an opportunity to the admins, once for each user',
    access: 'signed-in',
    confirmed: true,
    grants: writes,
    params: id,
    body: z.object({ reason }),
    response: emptyBody,
    errors: ['not_found', 'too_many_requests'],
  },
  ownReport: {
    method: 'GET',
    path: '/api/opportunities/{id}/report',
    summary: 'When the signed-in user reported an opportunity, or null',
    access: 'signed-in',
    grants: ['table:read'],
    params: id,
    response: z.object({ reportedAt: momentSchema.nullable() }),
  },
  click: {
    method: 'POST',
    path: '/api/opportunities/{id}/clicks',
    summary: 'Counts that a user follows the poster’s own way to apply',
    access: 'signed-in',
    grants: writes,
    params: id,
    body: emptyBody,
    response: emptyBody,
    errors: ['not_found', 'too_many_requests'],
  },
});
