import * as z from 'zod';
import { brandingSchema } from '#shared/core/branding-schema.ts';
import {
  defineFeature,
  emptyBody,
  line,
  momentSchema,
  pageOf,
  pageQuery,
  paragraphs,
} from '#shared/core/contract.ts';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { replyRecordSchema } from '#shared/core/reply-record.ts';
import { webAddressSchema } from '#shared/core/web-address-schema.ts';
import { opportunitySummarySchema } from '../opportunities/routes.ts';
import { theirEmailSchema } from '../users/schema.ts';
import { brandingRoutes } from './branding-routes.ts';
import { PLANS } from './plan-names.ts';
import { COMPANY_SIZES, COMPANY_STATUSES } from './rules.ts';
import { COMPANY_INVITATIONS_A_DAY, JOIN_REQUESTS_A_DAY } from './settings.ts';

/** What members enter about their company. */
export const companyFieldsSchema = z.object({
  name: line(120).min(1, 'Enter the company’s name'),
  site: webAddressSchema.default(''),
  sector: line(80).default(''),
  size: z.union([z.literal(''), z.enum(COMPANY_SIZES)]).default(''),
  place: line(80).default(''),
  about: paragraphs(3000).default(''),
});
export type CompanyFields = z.infer<typeof companyFieldsSchema>;

/** How many postings there are in each status. */
export const postingCountsSchema = z.record(z.enum(OPPORTUNITY_STATUSES), z.number().int().min(0));
export type PostingCounts = z.infer<typeof postingCountsSchema>;

/** A company as everybody may see it. */
export const companySchema = z.object({
  id: z.string(),
  ...companyFieldsSchema.shape,
  status: z.enum(COMPANY_STATUSES),
  version: z.number().int(),
  /** Missing without one, while it is not verified, and below the plan that opens it. */
  branding: brandingSchema.optional(),
});
/** The same for its members and for admins. */
export const ownCompanySchema = companySchema.extend({
  plan: z.enum(PLANS),
  /** How many postings it may have open; null for any number. */
  openLimit: z.number().int().nullable(),
  counts: postingCountsSchema,
  /** Why it was not verified; empty otherwise. */
  reason: z.string(),
  /** The branding as it is stored, also where it is not shown, and why an admin removed the last one. */
  ownBranding: brandingSchema.extend({ removedFor: z.string() }),
});
const PRIVATE = { plan: true, openLimit: true, counts: true, reason: true, ownBranding: true } as const;
export type OwnCompany = z.infer<typeof ownCompanySchema>;

const MEMBER_STATUSES = ['member', 'requested'] as const;
/** A member of a company, or a user who asked to become one. */
export const companyMemberSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(MEMBER_STATUSES),
  since: momentSchema,
});
export type CompanyMember = z.infer<typeof companyMemberSchema>;

/** Open opportunities on a page of a company, with which it takes two read units at most. */
const OPENINGS_PAGE = 10;

/** Invitations that one user may send within the window. */
export const COMPANY_INVITATIONS = {
  limit: COMPANY_INVITATIONS_A_DAY.initial,
  windowSeconds: 86_400,
} as const;
/** Requests to join that one user may send: each is mailed to the members. */
export const JOIN_REQUESTS = { limit: JOIN_REQUESTS_A_DAY.initial, windowSeconds: 86_400 } as const;

const id = z.string().min(1).max(64);
const company = { kind: 'company', param: 'id', relations: ['company'] } as const;

export const companies = defineFeature('companies', {
  create: {
    method: 'POST',
    path: '/api/companies',
    summary: 'Creates the company of an employer, who becomes its first member; an admin verifies it',
    access: ['employer'],
    grants: ['table:read', 'table:write'],
    body: companyFieldsSchema,
    status: 201,
    response: ownCompanySchema,
    errors: ['already_in_company', 'conflict'],
  },
  mine: {
    method: 'GET',
    path: '/api/companies/mine',
    summary: 'The company of the signed-in employer, or null',
    access: ['employer'],
    grants: ['table:read'],
    response: z.object({
      company: ownCompanySchema.nullable(),
      /** The company that the user asked to join, until a member approves. */
      requested: companySchema.nullable(),
    }),
  },
  get: {
    method: 'GET',
    path: '/api/companies/{id}',
    summary: 'A company; with plan and numbers of postings for its members and for admins',
    access: 'public',
    edge: { seconds: 5 },
    grants: ['table:read'],
    params: z.object({ id }),
    response: companySchema.extend({
      ...ownCompanySchema.pick(PRIVATE).partial().shape,
      /** How it kept the promised days of replies so far. Missing while there are too few. */
      replies: replyRecordSchema.optional(),
    }),
    errors: ['not_found'],
  },
  openings: {
    method: 'GET',
    path: '/api/companies/{id}/opportunities',
    summary: 'The open opportunities of a company, the latest first',
    access: 'public',
    edge: { seconds: 5 },
    grants: ['table:read'],
    params: z.object({ id }),
    query: z.object({
      cursor: pageQuery.cursor,
      limit: z.coerce.number().int().min(1).max(50).default(OPENINGS_PAGE),
    }),
    response: pageOf(opportunitySummarySchema),
    errors: ['invalid_cursor', 'not_found'],
  },
  save: {
    method: 'PUT',
    path: '/api/companies/{id}',
    summary: 'Saves what a company says of itself, if it has not changed since the given version',
    access: ['employer'],
    grants: ['table:read', 'table:write'],
    record: company,
    params: z.object({ id }),
    body: companyFieldsSchema.extend({ version: z.number().int().min(0) }),
    response: ownCompanySchema,
    errors: ['conflict'],
  },
  ...brandingRoutes({ id, company, ownCompanySchema }),
  members: {
    method: 'GET',
    path: '/api/companies/{id}/members',
    summary: 'The members of a company, and who asked to become one',
    access: ['employer'],
    grants: ['table:read'],
    record: company,
    params: z.object({ id }),
    response: z.object({ items: z.array(companyMemberSchema) }),
  },
  addMember: {
    method: 'POST',
    path: '/api/companies/{id}/members',
    summary: 'With an address, invites it; without, asks to join, or accepts an invitation',
    access: ['employer'],
    grants: ['table:read', 'table:write'],
    params: z.object({ id }),
    body: z.object({ email: theirEmailSchema.optional() }),
    response: z.object({ status: z.enum(['invited', ...MEMBER_STATUSES]) }),
    errors: ['not_found', 'already_in_company', 'too_many_requests', 'email_unconfirmed', 'conflict'],
  },
  approveMember: {
    method: 'POST',
    path: '/api/companies/{id}/members/{userId}/approve',
    summary: 'Makes a user who asked to join a member',
    access: ['employer'],
    grants: ['table:read', 'table:write'],
    record: company,
    params: z.object({ id, userId: id }),
    body: z.object({}),
    response: companyMemberSchema,
    errors: ['not_found', 'conflict'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/companies/{id}/members/{userId}',
    summary: 'Ends a membership, or declines a request to join. The last member stays',
    access: ['employer'],
    grants: ['table:read', 'table:write'],
    record: company,
    params: z.object({ id, userId: id }),
    response: emptyBody,
    errors: ['conflict'],
  },
  leave: {
    method: 'DELETE',
    path: '/api/companies/mine',
    summary: 'Leaves the company of the signed-in employer, or takes the request to join one back',
    access: ['employer'],
    grants: ['table:read', 'table:write'],
    response: emptyBody,
    errors: ['conflict'],
  },
});
