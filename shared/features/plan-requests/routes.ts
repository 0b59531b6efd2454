import * as z from 'zod';
import {
  defineFeature,
  emptyBody,
  line,
  momentSchema,
  optionalFilter,
  pageOf,
  pageQuery,
  paragraphs,
} from '#shared/core/contract.ts';
import { contactEmailSchema } from '../users/schema.ts';
import {
  PLAN_ANSWER_TEXT,
  PLAN_ANSWERS,
  PLAN_REQUEST_KINDS,
  PLAN_REQUEST_STATUSES,
  PLAN_REQUEST_TEXT,
} from './rules.ts';

const id = z.string().min(1).max(64);
const kindSchema = z.enum(PLAN_REQUEST_KINDS);
const statusSchema = z.enum(PLAN_REQUEST_STATUSES);

/** What a member of a company asks for. */
export const newPlanRequestSchema = z.object({
  kind: kindSchema,
  title: line(120).min(1, 'Enter a title'),
  text: paragraphs(PLAN_REQUEST_TEXT.max)
    .min(1, 'Describe what you need')
    .min(PLAN_REQUEST_TEXT.min, `Write at least ${PLAN_REQUEST_TEXT.min} characters`),
  /** Whom to write to about it. */
  email: contactEmailSchema,
});
export type NewPlanRequest = z.infer<typeof newPlanRequestSchema>;

/** An admin's answer. */
export const planAnswerSchema = z.object({
  to: z.enum(PLAN_ANSWERS),
  text: paragraphs(PLAN_ANSWER_TEXT.max)
    .min(1, 'Write an answer')
    .min(PLAN_ANSWER_TEXT.min, `Write at least ${PLAN_ANSWER_TEXT.min} characters`),
});

/** A request as the company's members and admins see it. */
export const planRequestSchema = z.object({
  id: z.string(),
  company: z.object({ id: z.string(), name: z.string() }),
  ...newPlanRequestSchema.shape,
  by: z.object({ id: z.string(), name: z.string() }),
  status: statusSchema,
  createdAt: momentSchema,
  /** Until when the first answer is promised. */
  dueAt: momentSchema,
  /** When the first answer was given. */
  answeredAt: momentSchema.optional(),
  /** The answers, in order. */
  answers: z.array(z.object({ status: statusSchema, at: momentSchema, text: z.string() })),
  version: z.number().int(),
});
export type PlanRequest = z.infer<typeof planRequestSchema>;

const params = z.object({ companyId: id, id });

export const planRequests = defineFeature('plan-requests', {
  create: {
    method: 'POST',
    path: '/api/plan-requests',
    summary: 'Asks for a campus partnership or a custom integration, for the caller’s company',
    access: ['employer'],
    approved: true,
    plan: ['campus_partnerships', 'custom_integrations'],
    grants: ['table:read', 'table:write'],
    body: newPlanRequestSchema,
    status: 201,
    response: planRequestSchema,
    errors: ['too_many_requests'],
  },
  mine: {
    method: 'GET',
    path: '/api/plan-requests',
    summary: 'The requests of the caller’s company, the latest first, whatever its plan is by now',
    access: ['employer'],
    grants: ['table:read'],
    response: z.object({ items: z.array(planRequestSchema) }),
  },
  withdraw: {
    method: 'POST',
    path: '/api/plan-requests/{companyId}/{id}/withdraw',
    summary: 'Takes a request back that has not ended',
    access: ['employer'],
    grants: ['table:read', 'table:write'],
    record: { kind: 'plan-request', param: 'id', relations: ['company'] },
    params,
    body: emptyBody,
    response: planRequestSchema,
    errors: ['conflict'],
  },
  list: {
    method: 'GET',
    path: '/api/admin/plan-requests',
    summary:
      'The requests of all companies: those that wait for an answer, the earliest due first, or all, latest first',
    access: ['admin'],
    grants: ['table:read'],
    query: z.object({ view: optionalFilter(z.enum(['waiting', 'all'])), ...pageQuery }),
    response: pageOf(planRequestSchema),
    errors: ['invalid_cursor'],
  },
  answer: {
    method: 'POST',
    path: '/api/admin/plan-requests/{companyId}/{id}/answer',
    summary: 'Answers a request; the company’s member is notified. 409 when it has changed since `version`',
    access: ['admin'],
    grants: ['table:read', 'table:write', 'audit:append'],
    record: { kind: 'plan-request', param: 'id', relations: ['admin'] },
    params,
    body: planAnswerSchema.extend({ version: z.number().int() }),
    response: planRequestSchema,
    errors: ['conflict'],
  },
});
