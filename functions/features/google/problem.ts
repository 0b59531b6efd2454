import * as oidc from 'openid-client';
import { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import type { GoogleOutcome } from '#shared/features/google.ts';
import { Refusal } from './refusal.ts';
import { clientSecret } from './secret.ts';

/** Codes of `openid-client` for a Google that does not answer, or answers nonsense. */
const OUT_OF_REACH: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** What of an error may stand in a log: causes hold codes, tokens and addresses. */
const reasonOf = (error: unknown): string => {
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError)
    return error.error;
  if (error instanceof Refusal) return error.message;
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  return String(code ?? name);
};

const outcomeOf = (error: unknown): GoogleOutcome => {
  if (error instanceof Refusal) return error.outcome;
  if (error instanceof AppError) return error.code === 'too_many_requests' ? 'too-many' : 'unavailable';
  if (error instanceof oidc.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'failed';
  if (error instanceof oidc.ResponseBodyError)
    return error.error === 'invalid_client' ? 'unavailable' : 'failed';
  if (error instanceof oidc.ClientError) return OUT_OF_REACH.has(error.code ?? '') ? 'unavailable' : 'failed';
  return 'unavailable';
};

/**
 * What to tell somebody whose way to Google and back ended with an error. Whoever is led there by their browser cannot
 * read JSON, so there is always something; what nobody expected stands in the log as an error.
 */
export const outcomeOfError = (error: unknown, requestId: string): GoogleOutcome => {
  const outcome = outcomeOf(error);
  // The operator may have put a new secret into the parameter since.
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_client') clientSecret.forget();
  if (outcome === 'unavailable')
    log('error', 'sign-in with Google does not work', { requestId, reason: reasonOf(error) });
  else if (outcome === 'failed')
    log('warn', 'an answer of Google was refused', { requestId, reason: reasonOf(error) });
  return outcome;
};
