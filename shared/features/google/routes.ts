import * as z from 'zod';
import { defineFeature, redirectSchema, roleSchema } from '#shared/core/contract.ts';

/** How long a user may take at Google before their answer is too old, in seconds. */
export const GOOGLE_SECONDS = 10 * 60;

/**
 * How a sign-in with Google ended. The browser is led back to the sign-in screen with one of these in `google`: the
 * first three found or made an account and started a session, the others say why there is none.
 */
export const GOOGLE_OUTCOMES = [
  'signed-in',
  /** A new account. */
  'joined',
  /** An account whose address was unconfirmed: it is confirmed now, and its password and sessions are gone. */
  'secured',
  /** There is no account with this address, and no role was chosen for a new one. */
  'choose-role',
  /** The person stopped at Google. */
  'cancelled',
  /** It took too long, was brought twice, or began in another browser. */
  'expired',
  /** Google's answer does not hold. */
  'failed',
  'unavailable',
  /** Google itself does not know whether the address is the person's. */
  'unverified',
  /** An account has this address, and Google does not vouch for whose it is today. */
  'account-exists',
  'suspended',
  'too-many',
  /** An admin has switched sign-in with Google off. */
  'off',
  /** There is no account with this address, and sign-up is closed for the chosen role. */
  'role-closed',
] as const;
export type GoogleOutcome = (typeof GOOGLE_OUTCOMES)[number];

// A browser is led to these addresses, and JSON in a tab does not help the user: invalid values count as not given.
export const google = defineFeature('google', {
  start: {
    method: 'GET',
    path: '/api/auth/google',
    summary: 'Leads to Google, to sign in or, with a role, to sign up; 404 where that is not set up',
    access: 'public',
    grants: ['google:sign-in'],
    query: z.object({
      /** What to become when there is no account yet. */
      role: roleSchema.optional().catch(undefined),
      remember: z.enum(['true', 'false']).default('false').catch('false'),
      /** Where to go afterwards: handed back to the sign-in screen as it is, which judges it. */
      next: z.string().max(1000).optional().catch(undefined),
    }),
    status: 302,
    response: redirectSchema,
    errors: ['not_found'],
  },
  callback: {
    method: 'GET',
    path: '/api/auth/google/callback',
    summary: 'Where Google leads back to: checks its answer, starts a session, leads to the sign-in screen',
    access: 'public',
    grants: ['table:read', 'table:write', 'cognito:sign-up', 'google:sign-in'],
    query: z.object({
      state: z.string().max(200).optional().catch(undefined),
      code: z.string().max(2000).optional().catch(undefined),
      iss: z.string().max(200).optional().catch(undefined),
      error: z.string().max(200).optional().catch(undefined),
    }),
    status: 302,
    response: redirectSchema,
    errors: ['not_found'],
  },
});
