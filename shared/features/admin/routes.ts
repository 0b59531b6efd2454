import * as z from 'zod';
import { approvalSchema } from '#shared/core/approvals.ts';
import { defineFeature, pageOf, pageQuery, type Route } from '#shared/core/contract.ts';
import { approveSchema, decideSchema } from '#shared/core/decisions.ts';
import { OWNED_OPPORTUNITIES_PAGE, ownedOpportunitySchema } from '../opportunities/owner-list.ts';
import { statusSchema } from '../users/schema.ts';
import { auditEntrySchema, auditIntegritySchema } from './audit.ts';
import {
  directoryCountsSchema,
  directoryFiguresSchema,
  directoryQuerySchema,
  directoryUserSchema,
} from './directory.ts';
import { managedEditSchema, managedUserSchema } from './managed-users.ts';

const id = z.object({ id: z.string().min(1).max(64) });

/** Decisions about a user: each needs a reason, takes effect on the user's next request, and is audited. */
const decision = {
  method: 'POST',
  access: ['admin'],
  grants: ['table:read', 'table:write', 'audit:append'],
  params: id,
  body: decideSchema,
  response: z.object({ status: statusSchema }),
  errors: ['not_found', 'conflict'],
} as const satisfies Partial<Route>;

export const admin = defineFeature('admin', {
  users: {
    method: 'GET',
    path: '/api/admin/users',
    summary: 'Users by role, status, search text and dates, with the figures of the stat cards',
    access: ['admin'],
    grants: ['table:read'],
    query: directoryQuerySchema,
    response: pageOf(directoryUserSchema).extend({
      counts: directoryCountsSchema,
      figures: directoryFiguresSchema,
    }),
    errors: ['invalid_cursor'],
  },
  user: {
    method: 'GET',
    path: '/api/admin/users/{id}',
    summary: 'One user with profile, figures and what an approval is decided by',
    access: ['admin'],
    grants: ['table:read'],
    params: id,
    response: managedUserSchema,
    errors: ['not_found'],
  },
  userOpportunities: {
    method: 'GET',
    path: '/api/admin/users/{id}/opportunities',
    summary: 'What a user has posted, open or closed, the latest first',
    access: ['admin'],
    grants: ['table:read'],
    params: id,
    query: z.object({
      cursor: pageQuery.cursor,
      limit: z.coerce.number().int().min(1).max(OWNED_OPPORTUNITIES_PAGE).default(OWNED_OPPORTUNITIES_PAGE),
    }),
    response: pageOf(ownedOpportunitySchema),
    errors: ['invalid_cursor'],
  },
  editUser: {
    method: 'PATCH',
    path: '/api/admin/users/{id}',
    summary: 'Changes names, contact data and status; never role, address or password',
    access: ['admin'],
    grants: ['table:read', 'table:write', 'audit:append', 'cognito:suspend'],
    params: id,
    body: managedEditSchema,
    response: managedUserSchema,
    errors: ['not_found', 'conflict', 'last_admin'],
  },
  suspend: {
    ...decision,
    path: '/api/admin/users/{id}/suspend',
    summary: 'Ends every session of the user and refuses new ones',
    grants: ['table:read', 'table:write', 'audit:append', 'cognito:suspend'],
    errors: ['not_found', 'conflict', 'last_admin'],
  },
  restore: {
    ...decision,
    path: '/api/admin/users/{id}/restore',
    summary: 'Lets a suspended user sign in again',
    grants: ['table:read', 'table:write', 'audit:append', 'cognito:suspend'],
  },
  approve: {
    ...decision,
    path: '/api/admin/users/{id}/approve',
    summary:
      'Approves a waiting user; for an admin account, a second admin must approve too once there are two',
    body: approveSchema,
    response: z.object({ status: z.union([statusSchema, z.literal('awaiting_second_admin')]) }),
  },
  reject: {
    ...decision,
    path: '/api/admin/users/{id}/reject',
    summary: 'Rejects a waiting user, who gets the reason by email',
  },
  approvals: {
    method: 'GET',
    path: '/api/admin/approvals',
    summary: 'The accounts waiting for approval, longest wait first',
    access: ['admin'],
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(approvalSchema).extend({ count: z.number().int().min(0) }),
    errors: ['invalid_cursor'],
  },
  audit: {
    method: 'GET',
    path: '/api/admin/audit',
    summary: 'The audit log, the latest entry first, and up to which entry the chain is intact',
    access: ['admin'],
    grants: ['table:read', 'table:write'],
    query: z.object(pageQuery),
    response: pageOf(auditEntrySchema).extend({ integrity: auditIntegritySchema }),
    errors: ['invalid_cursor'],
  },
  auditExport: {
    method: 'GET',
    path: '/api/admin/audit/export',
    summary: 'The audit log as CSV, the first entry first, in pages: join the `csv` of all to one file',
    access: ['admin'],
    grants: ['table:read'],
    query: z.object({ cursor: pageQuery.cursor }),
    response: z.object({ filename: z.string(), csv: z.string(), nextCursor: z.string().nullable() }),
    errors: ['invalid_cursor'],
  },
});
