import * as z from 'zod';
import type { Route } from './contract.ts';
import { type ErrorCode, errorSchema } from './errors.ts';

/** The errors that follow from a route's declaration: what `serve` checks before and after the handler. */
const commonErrors = (route: Route): ErrorCode[] => {
  const { method, access, body, headers, query, params, owner, record, approved, confirmed, plan } = route;
  const byRole = access !== 'public' && access !== 'signed-in';
  return [
    ...(access === 'public' ? [] : (['unauthenticated'] as const)),
    // A request that changes something is refused when it comes from another site.
    ...(byRole || owner || method !== 'GET' ? (['forbidden'] as const) : []),
    ...(approved || (byRole && access.includes('admin')) ? (['approval_pending'] as const) : []),
    ...(plan ? (['plan_required'] as const) : []),
    ...(record ? (['not_found'] as const) : []),
    ...(confirmed ? (['email_unconfirmed'] as const) : []),
    ...(body || headers || query || params ? (['invalid_input'] as const) : []),
    ...(body ? (['bad_request', 'payload_too_large', 'unsupported_media_type'] as const) : []),
    // What admins can switch off, and everything that changes something while the platform is read-only.
    'feature_off',
    ...(method === 'GET' ? [] : (['read_only'] as const)),
    'internal',
    'unavailable',
  ];
};

/** Every error that a route can answer: those that follow from its declaration, and those that it lists. */
export const errorsOf = (route: Route): ErrorCode[] => [
  ...new Set([...commonErrors(route), ...(route.errors ?? [])]),
];

/** The same with the name that the SDKs of the service know, of routes that speak `aws-json`. */
const awsErrorSchema = errorSchema.extend({ __type: z.string() });

/** The body of a route's errors, unless it answers with documents. */
export const errorBodyOf = ({ protocol }: Pick<Route, 'protocol'>) =>
  protocol === 'aws-json' ? awsErrorSchema : errorSchema;
