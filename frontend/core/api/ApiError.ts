import type { ErrorBody } from '#shared/core/errors.ts';
import { PRODUCT } from '#shared/core/product.ts';

/** The message for a request without any response. */
export const UNREACHABLE = `We couldn’t reach ${PRODUCT}. Check your connection and try again.`;
/** Shown when API Gateway throttled a request. A later attempt succeeds. */
export const BUSY = `${PRODUCT} is very busy right now. Please try again in a few seconds.`;
/** The message for a response that doesn't come from our API, such as a gateway's or an HTML page. */
const BROKEN = 'Something went wrong on our side. Please try again.';

/**
 * A response that was not OK. `message` is exactly `"<status>: <body text>"`, or the status text when the body
 * is empty (spec, point 8). It is meant for code and logs; show `errorMessage` to users.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed body, if it has the format of our API's errors. */
  readonly body: ErrorBody | null;
  /** Seconds to wait before the next attempt, when the server said so. */
  readonly retryAfter: number | undefined;
  /** The id that finds the request in the logs (docs/decisions/0097). */
  readonly requestId: string | undefined;

  constructor(
    status: number,
    text: string,
    more: { retryAfter?: number | undefined; requestId?: string | undefined } = {},
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseBody(text);
    this.retryAfter = more.retryAfter;
    this.requestId = more.requestId;
  }
}

/** The body of one of our own errors. API Gateway's have a message too, `{"message":"Too Many Requests"}`, but no code. */
const parseBody = (text: string): ErrorBody | null => {
  try {
    const body: unknown = JSON.parse(text);
    const { code, message } = Object(body) as Record<string, unknown>;
    return typeof code === 'string' && typeof message === 'string' ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
};

/** The server's message for the user, or `fallback` if there is none or the server could not be reached. */
export const errorMessage = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError)) return fallback;
  if (error.body?.message) return error.body.message;
  if (error.status === 429) return BUSY;
  // There was a response, so the server is reachable.
  return fallback === UNREACHABLE ? BROKEN : fallback;
};

/**
 * The request id to quote to support, for server errors and unrecognized responses. Undefined for errors that users can
 * fix or wait out themselves.
 */
export const referenceOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.status === 429 || isChosen(error)) return undefined;
  return error.status >= 500 || error.body === null ? error.requestId : undefined;
};

/** Whether admins have closed what was asked for: no fault, and nothing to report. */
export const isChosen = (error: unknown): boolean =>
  error instanceof ApiError && ['feature_off', 'read_only'].includes(error.body?.code ?? '');

/** Whether the signed-in user may not do or see this: trying again with the same account cannot help. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** The code of an API error (`email_unconfirmed`), if it is one. */
export const errorCode = (error: unknown): ErrorBody['code'] | undefined =>
  error instanceof ApiError ? error.body?.code : undefined;
