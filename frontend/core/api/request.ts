import { noteServerTime } from '#frontend/ui/time/serverTime.ts';
import type { AnswerOf, CallableId, InputOf, LeadingId } from '#shared/route-types.ts';
import { ROUTES } from '#shared/routes.generated.ts';
import { ApiError } from './ApiError.ts';

type Address = readonly [method: string, path: string];

/** Method and path of a route. Those that the first screen does not need arrive with the first request to one of them. */
const addressOf = async (id: CallableId): Promise<Address> => {
  const known: Readonly<Record<string, Address>> = ROUTES;
  const address = known[id];
  if (address) return address;
  const { LATER_ROUTES } = await import('#shared/later-routes.generated.ts');
  return LATER_ROUTES[id as keyof typeof LATER_ROUTES];
};

/** The input of any route, as this file sees it: types have been checked by `InputOf` at the call. */
interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Calls a route. Sends the session's cookie, and JSON on everything but GET.
 * @throws ApiError for every answer that is not OK, 401 included; TypeError when the server cannot be reached.
 */
export const request = async <Id extends CallableId>(
  id: Id,
  input: InputOf<Id> | undefined,
  signal?: AbortSignal,
): Promise<AnswerOf<Id>> => {
  const [method, path] = await addressOf(id);
  const { params, query, body } = (input ?? {}) as AnyInput;
  const sentAt = Date.now();
  const response = await fetch(fillPath(path, params) + queryString(query), {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    ...(signal && { signal }),
  });
  noteServerTime(response.headers, sentAt);
  if (!response.ok) {
    throw new ApiError(response.status, (await response.text()) || response.statusText, {
      retryAfter: Number(response.headers.get('retry-after')) || undefined,
      requestId: requestIdOf(response.headers),
    });
  }
  return (await response.json()) as AnswerOf<Id>;
};

/** The address of a route that leads the browser elsewhere, for `location.assign`. */
export const hrefOf = <Id extends LeadingId>(id: Id, input: InputOf<Id>): string => {
  const { params, query } = input as AnyInput;
  return fillPath(ROUTES[id][1], params) + queryString(query);
};

/** API Gateway's number, which our functions repeat; CloudFront's own where it got no further than there. */
const requestIdOf = (headers: Headers): string | undefined =>
  headers.get('x-request-id') ?? headers.get('apigw-requestid') ?? headers.get('x-amz-cf-id') ?? undefined;

const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

const queryString = (query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
};
