import type { ApiResult } from './middleware/request.ts';

/** An answer in JSON that nobody may cache. */
export const jsonResult = (
  statusCode: number,
  body: unknown,
  headers: Record<string, string> = {},
): ApiResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(body),
});
