import type { ErrorBody } from '#shared/contract.ts';
import { PRODUCT } from '#shared/product.ts';

/** What to tell people when a request got no answer at all. */
export const UNREACHABLE = `We could not reach ${PRODUCT}. Check your connection and try again.`;

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

  constructor(status: number, text: string, retryAfter?: number) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = parseBody(text);
    this.retryAfter = retryAfter;
  }
}

const parseBody = (text: string): ErrorBody | null => {
  try {
    const body: unknown = JSON.parse(text);
    const ours = typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
    return ours ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
};

/** The sentence that the server has for a person, or `fallback` when it sent none or could not be reached. */
export const personMessage = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.body?.message) || fallback;

/** The code of an API error (`email_unconfirmed`), if it is one. */
export const errorCode = (error: unknown): ErrorBody['code'] | undefined =>
  error instanceof ApiError ? error.body?.code : undefined;
