import { redirectSchema } from '#shared/core/contract.ts';
import type { ApiResult } from './middleware/request.ts';

/** A JSON answer, or a text that is a document already; without a header that says otherwise it must not be cached. */
export const jsonResult = (
  statusCode: number,
  body: unknown,
  headers: Record<string, string> = {},
): ApiResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** The answer of a route with status 302: redirects the browser. Must not be cached. */
export const redirectResult = (body: unknown): ApiResult => ({
  statusCode: 302,
  headers: { location: redirectSchema.parse(body).location, 'cache-control': 'no-store' },
});
