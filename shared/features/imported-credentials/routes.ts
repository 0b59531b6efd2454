import * as z from 'zod';
import { defineFeature } from '#shared/core/contract.ts';
import { IMPORTS_MAX } from './rules.ts';
import {
  importedCredentialId,
  importedCredentialSchema,
  importSchema,
  wholeImportedCredentialSchema,
} from './schema.ts';

const params = z.object({ id: importedCredentialId });
const own = { kind: 'imported-credential', param: 'id', relations: ['owner'] } as const;

/** Credentials that others issued: checked, listed, and counted in the match if a trusted issuer signed them. */
export const importedCredentials = defineFeature('imported-credentials', {
  list: {
    method: 'GET',
    path: '/api/imported-credentials',
    summary: 'The student’s credentials from elsewhere, the latest import first',
    access: ['student'],
    grants: ['table:read'],
    response: z.object({ items: z.array(importedCredentialSchema).max(IMPORTS_MAX) }),
  },
  create: {
    method: 'POST',
    path: '/api/imported-credentials',
    summary:
      'Imports an Open Badge (2.0, 3.0) or a Verifiable Credential and checks it; one that is not accepted is `refused` with a reason. The same text again answers 200 with another check',
    access: ['student'],
    confirmed: true,
    grants: ['table:read', 'table:write'],
    body: importSchema,
    status: 201,
    response: importedCredentialSchema,
    errors: ['email_unconfirmed', 'limit_reached', 'conflict', 'too_many_requests'],
  },
  get: {
    method: 'GET',
    path: '/api/imported-credentials/{id}',
    summary:
      'One credential from elsewhere with its text. It is checked again if the last check is a day old',
    access: ['student'],
    grants: ['table:read', 'table:write'],
    record: own,
    params,
    response: wholeImportedCredentialSchema,
    errors: ['too_many_requests'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/imported-credentials/{id}',
    summary: 'Removes a credential from elsewhere, and what it counted in the match',
    access: ['student'],
    grants: ['table:read', 'table:write'],
    record: own,
    params,
    response: z.object({}),
    errors: ['conflict'],
  },
});
