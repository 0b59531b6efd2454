import * as z from 'zod';
import { DOMAIN_CHECKS } from '#shared/core/approvals.ts';
import { defineFeature, momentSchema, optionalFilter, pageOf, pageQuery } from '#shared/core/contract.ts';
import { approveSchema, decideSchema } from '#shared/core/decisions.ts';
import { PLANS } from '../companies/plan-names.ts';
import { companyMemberSchema, ownCompanySchema } from '../companies/routes.ts';
import { COMPANY_STATUSES } from '../companies/rules.ts';
import { postingRowSchema, postingSchema } from '../postings/routes.ts';
import { statusSchema } from '../users/schema.ts';

/** A company that waits for verification, with its members and how their addresses compare with it. */
const waitingCompanySchema = ownCompanySchema.extend({
  waitingSince: momentSchema,
  members: z.array(
    companyMemberSchema.extend({ accountStatus: statusSchema, domainCheck: z.enum(DOMAIN_CHECKS) }),
  ),
});
export type WaitingCompany = z.infer<typeof waitingCompanySchema>;

/** A posting that waits for a decision: submitted, or reported. */
const waitingPostingSchema = postingRowSchema.extend({
  companyId: z.string().nullable(),
  waitingSince: momentSchema,
  /** What users reported it for, the first first, at most ten; empty for one that was submitted. */
  reports: z.array(z.object({ reason: z.string(), at: momentSchema })),
  warningAnswers: postingSchema.shape.warningAnswers,
});
export type WaitingPosting = z.infer<typeof waitingPostingSchema>;

/** The entries of the queue that are counted: reading them takes about ten read units at most. */
export const COMPANIES_COUNTED = 20;
export const POSTINGS_COUNTED = 99;

const id = z.object({ id: z.string().min(1).max(64) });
const decides = ['table:read', 'table:write', 'audit:append'] as const;

export const moderation = defineFeature('moderation', {
  list: {
    method: 'GET',
    path: '/api/admin/review',
    summary: 'Companies and postings that wait for a decision, the longest wait first',
    access: ['admin'],
    grants: ['table:read'],
    query: z.object({ cursor: pageQuery.cursor, limit: z.coerce.number().int().min(1).max(20).default(20) }),
    response: z.object({
      companies: z.array(waitingCompanySchema),
      postings: z.array(waitingPostingSchema),
      nextCursor: z.string().nullable(),
    }),
    errors: ['invalid_cursor'],
  },
  companies: {
    method: 'GET',
    path: '/api/admin/companies',
    summary: 'All companies by name; a page may have fewer than the limit, and yet go on',
    access: ['admin'],
    grants: ['table:read'],
    query: z.object({
      /** Part of the name. */
      q: optionalFilter(z.string().max(120)),
      status: optionalFilter(z.enum(COMPANY_STATUSES)),
      plan: optionalFilter(z.enum(PLANS)),
      ...pageQuery,
    }),
    response: pageOf(ownCompanySchema.extend({ createdAt: momentSchema })),
    errors: ['invalid_cursor'],
  },
  count: {
    method: 'GET',
    path: '/api/admin/review/count',
    summary: 'How many companies and postings wait for a decision',
    access: ['admin'],
    grants: ['table:read'],
    response: z.object({
      companies: z.number().int().min(0).max(COMPANIES_COUNTED),
      postings: z.number().int().min(0).max(POSTINGS_COUNTED),
      /** There are more than were counted. */
      more: z.boolean(),
    }),
  },
  verify: {
    method: 'POST',
    path: '/api/admin/companies/{id}/verify',
    summary: 'Verifies a company, approves the account of who created it, and opens its postings in review',
    access: ['admin'],
    grants: decides,
    params: id,
    body: approveSchema,
    response: ownCompanySchema,
    errors: ['not_found', 'conflict'],
  },
  reject: {
    method: 'POST',
    path: '/api/admin/companies/{id}/reject',
    summary:
      'Rejects a company and the waiting account of who created it; its postings in review become drafts',
    access: ['admin'],
    grants: decides,
    params: id,
    body: decideSchema,
    response: ownCompanySchema,
    errors: ['not_found', 'conflict'],
  },
  setPlan: {
    method: 'PUT',
    path: '/api/admin/companies/{id}/plan',
    summary: 'Sets the plan of a company. What is open stays open',
    access: ['admin'],
    grants: decides,
    params: id,
    body: z.object({ plan: z.enum(PLANS) }),
    response: ownCompanySchema,
    errors: ['not_found', 'conflict'],
  },
  removeBranding: {
    method: 'POST',
    path: '/api/admin/companies/{id}/branding/remove',
    summary: 'Removes logo and colour of a company that break the rules; its members read the reason',
    access: ['admin'],
    grants: decides,
    params: id,
    body: decideSchema,
    response: ownCompanySchema,
    errors: ['not_found', 'conflict'],
  },
  decide: {
    method: 'POST',
    path: '/api/admin/opportunities/{id}/review',
    summary: 'Publishes or returns a submitted posting; keeps or closes one that was reported',
    access: ['admin'],
    grants: decides,
    params: id,
    body: z
      .object({ decision: z.enum(['approve', 'reject']), reason: approveSchema.shape.reason })
      .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
        path: ['reason'],
        error: 'Enter a reason',
      }),
    response: postingSchema,
    errors: ['not_found', 'conflict', 'plan_limit'],
  },
  feature: {
    method: 'PUT',
    path: '/api/admin/opportunities/{id}/featured',
    summary: 'Puts an opportunity in the foreground, or back',
    access: ['admin'],
    grants: decides,
    params: id,
    body: z.object({ featured: z.boolean() }),
    response: postingSchema,
    errors: ['not_found', 'conflict'],
  },
});
