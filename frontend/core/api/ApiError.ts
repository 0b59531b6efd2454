import type { ErrorBody } from '#shared/contract.ts';
import { PRODUCT } from '#shared/product.ts';

/** What to tell people when a request got no answer at all. */
export const UNREACHABLE = `We could not reach ${PRODUCT}. Check your connection and try again.`;
/** When API Gateway turned a request away because more came than it may take: nobody's fault, and soon over. */
export const BUSY = `${PRODUCT} is asked more than it can answer just now. Please try again in a few seconds.`;
/** When what came back is none of our answers: a gateway's, or a page. */
const BROKEN = 'Something went wrong on our side. Please try again.';

/**
 * An answer that was not OK. `message` is exactly `"<status>: <body text>"`, or the status text when the body
 * is empty (spec, point 8): it is for programs and logs; people read `personMessage`.
 */
export class ApiError extends Error {
  readonly status: number;
  /** The parsed body, when it was one of our API's. */
  readonly body: ErrorBody | null;
  /** Seconds to wait before the next attempt, when the server said so. */
  readonly retryAfter: number | undefined;
  /** By which an operator finds the request in the logs (docs/decisions/0097). */
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

/** The sentence that the server has for a person, or `fallback` when it sent none or could not be reached. */
export const personMessage = (error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError)) return fallback;
  if (error.body?.message) return error.body.message;
  if (error.status === 429) return BUSY;
  // Whoever answered was reached.
  return fallback === UNREACHABLE ? BROKEN : fallback;
};

/**
 * The number to quote to us, of what failed on our side or came back in no shape of ours. Undefined for what people can
 * mend or wait out themselves.
 */
export const referenceOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.status === 429) return undefined;
  return error.status >= 500 || error.body === null ? error.requestId : undefined;
};

/** The code of an API error (`email_unconfirmed`), if it is one. */
export const errorCode = (error: unknown): ErrorBody['code'] | undefined =>
  error instanceof ApiError ? error.body?.code : undefined;
