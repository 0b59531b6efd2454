import * as z from 'zod';
import {
  defineFeature,
  optionalFilter,
  pageOf,
  pageQuery,
  paragraphs,
  searchText,
} from '#shared/core/contract.ts';
import { courseId } from '../courses/schema.ts';
import { CLAIMED_KINDS, CREDENTIAL_STATUSES, CREDENTIAL_TEXT } from './rules.ts';
import {
  credentialId,
  credentialSchema,
  publicCredentialSchema,
  watchedCredentialSchema,
  wholeCredentialSchema,
} from './schema.ts';

const params = z.object({ id: credentialId });
const own = { kind: 'credential', param: 'id', relations: ['owner'] } as const;
const reason = paragraphs(CREDENTIAL_TEXT.reason).min(1, 'Give a reason');
const decide = {
  method: 'POST',
  access: ['admin'],
  approved: true,
  grants: ['table:read', 'table:write', 'audit:append'],
  params,
  body: z.object({ reason }),
  response: watchedCredentialSchema,
  errors: ['not_found', 'illegal_transition', 'conflict'],
} as const;
const document = { method: 'GET', access: 'public', answers: 'json', response: z.string() } as const;

/** Credentials that prove what a user has achieved, signed by the stage's key. */
export const credentials = defineFeature('credentials', {
  list: {
    method: 'GET',
    path: '/api/credentials',
    summary: 'The user’s own credentials and badges, the latest first',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(credentialSchema),
    errors: ['invalid_cursor'],
  },
  claim: {
    method: 'POST',
    path: '/api/credentials',
    summary:
      'Issues a credential for a course. The same again answers 200 with the one there is, until a test that was passed since renews it',
    access: ['student'],
    confirmed: true,
    grants: ['table:read', 'table:write', 'issuer:sign', 'issuer:keys'],
    body: z.object({ courseId, kind: z.enum(CLAIMED_KINDS) }),
    status: 201,
    response: credentialSchema,
    errors: [
      'not_found',
      'not_eligible',
      'conflict',
      'email_unconfirmed',
      'too_many_requests',
      'unavailable',
    ],
  },
  get: {
    method: 'GET',
    path: '/api/credentials/{id}',
    summary: 'One credential with its signed document, also while its public page is hidden',
    access: 'signed-in',
    grants: ['table:read', 'table:write', 'issuer:sign', 'issuer:keys'],
    record: { ...own, relations: ['owner', 'admin'] },
    params,
    response: wholeCredentialSchema,
  },
  page: {
    method: 'GET',
    path: '/api/credentials/{id}/page',
    summary: 'What the page of a credential shows to everyone; 404 while its holder hides it',
    access: 'public',
    edge: { seconds: 5 },
    grants: ['table:read'],
    params,
    response: publicCredentialSchema,
    errors: ['not_found'],
  },
  visibility: {
    method: 'PUT',
    path: '/api/credentials/{id}/visibility',
    summary: 'Shows or hides the public page of a credential',
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    record: own,
    params,
    body: z.object({ visible: z.boolean() }),
    response: credentialSchema,
    errors: ['conflict'],
  },
  appeal: {
    method: 'POST',
    path: '/api/credentials/{id}/appeal',
    summary:
      'Asks an admin to look again at a credential that was suspended or revoked, once for each decision',
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    record: own,
    params,
    body: z.object({ text: paragraphs(CREDENTIAL_TEXT.appeal).min(1, 'Say why') }),
    response: credentialSchema,
    errors: ['illegal_transition', 'conflict'],
  },
  queue: {
    method: 'GET',
    path: '/api/admin/credentials',
    summary:
      'All credentials, the latest first: of one status, or those with an appeal that waits, by the beginning of the holder’s name or of the title',
    access: ['admin'],
    approved: true,
    grants: ['table:read'],
    query: z.object({
      status: optionalFilter(z.enum([...CREDENTIAL_STATUSES, 'appealed'])),
      q: optionalFilter(searchText(100)),
      ...pageQuery,
    }),
    response: pageOf(watchedCredentialSchema),
    errors: ['invalid_cursor'],
  },
  suspend: {
    ...decide,
    path: '/api/credentials/{id}/suspend',
    summary: 'Suspends a credential with a reason',
  },
  restore: {
    ...decide,
    path: '/api/credentials/{id}/restore',
    summary: 'Puts a suspended or revoked credential in force again, which grants an appeal that waits',
  },
  revoke: {
    ...decide,
    path: '/api/credentials/{id}/revoke',
    summary: 'Revokes a credential with a reason',
  },
  decline: {
    ...decide,
    path: '/api/credentials/{id}/decline',
    summary: 'Declines an appeal: the credential stays as it is',
  },
  status: {
    ...document,
    path: '/credentials/status/{n}',
    summary: 'A signed list of which credentials are suspended or revoked, as it is now',
    edge: { seconds: 5 },
    grants: ['table:read', 'issuer:sign', 'issuer:keys'],
    params: z.object({ n: z.string().max(2048) }),
    errors: ['not_found', 'unavailable'],
  },
  document: {
    ...document,
    path: '/api/credentials/{id}/document',
    summary:
      'The signed document of a credential whose holder shows it; also at the address of its page with .json',
    edge: { seconds: 5 },
    grants: ['table:read', 'table:write', 'issuer:sign', 'issuer:keys'],
    params: z.object({ id: z.string().max(2048) }),
    errors: ['not_found', 'unavailable'],
  },
  achievement: {
    ...document,
    path: '/achievements/{id}/{version}',
    summary: 'What an achievement is, and what it takes',
    edge: { seconds: 60 },
    grants: ['table:read', 'issuer:keys'],
    params: z.object({ id: z.string().max(2048), version: z.string().max(2048) }),
    errors: ['not_found'],
  },
  did: {
    ...document,
    path: '/.well-known/did.json',
    summary: 'The public keys of the issuer, those that are retired included',
    edge: { seconds: 60 },
    grants: ['issuer:keys'],
  },
});
