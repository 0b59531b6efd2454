import * as oidc from 'openid-client';
import { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import type { GoogleOutcome } from '#shared/features/google/routes.ts';
import { clientSecret } from './secret.ts';
import { SignInRefused } from './sign-in-refusal.ts';

/** Codes of `openid-client` for no answer or a malformed answer from Google. */
const OUT_OF_REACH: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** The part of an error that may be logged: causes hold codes, tokens and addresses. */
const reasonOf = (error: unknown): string => {
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError)
    return error.error;
  if (error instanceof SignInRefused) return error.message;
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  return String(code ?? name);
};

const outcomeOf = (error: unknown): GoogleOutcome => {
  if (error instanceof SignInRefused) return error.outcome;
  if (error instanceof AppError) return error.code === 'too_many_requests' ? 'too-many' : 'unavailable';
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'failed';
  if (error instanceof oidc.ResponseBodyError)
    return error.error === 'invalid_client' ? 'unavailable' : 'failed';
  if (error instanceof oidc.ClientError) return OUT_OF_REACH.has(error.code ?? '') ? 'unavailable' : 'failed';
  return 'unavailable';
};

/**
 * The outcome to show for an error in the flow. A browser is redirected here, so there is no JSON error; unexpected
 * errors are logged.
 */
export const errorOutcome = (error: unknown, requestId: string): GoogleOutcome => {
  const outcome = outcomeOf(error);
  // The operator may have replaced the secret since it was loaded.
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_client') clientSecret.forget();
  if (outcome === 'unavailable')
    log('error', 'sign-in with Google does not work', { requestId, reason: reasonOf(error) });
  else if (outcome === 'failed')
    log('warn', 'an answer of Google was refused', { requestId, reason: reasonOf(error) });
  return outcome;
};
