import { defineFeature } from '#shared/core/contract.ts';
import { trustedIssuersEditSchema, trustedIssuersSchema } from './schema.ts';

/** The list of issuers whose credentials count. */
export const trustedIssuers = defineFeature('trusted-issuers', {
  get: {
    method: 'GET',
    path: '/api/admin/trusted-issuers',
    summary: 'The issuers whose credentials are checked and count',
    access: ['admin'],
    approved: true,
    grants: ['table:read'],
    response: trustedIssuersSchema,
  },
  set: {
    method: 'PUT',
    path: '/api/admin/trusted-issuers',
    summary: 'Replaces the whole list. 409 when `version` is stale',
    access: ['admin'],
    approved: true,
    grants: ['table:read', 'table:write', 'audit:append'],
    body: trustedIssuersEditSchema,
    response: trustedIssuersSchema,
    errors: ['conflict'],
  },
});
