import { env } from '#functions/core/env.ts';
import type { ApiEvent } from '#functions/core/middleware/request.ts';
import { viewerAddressOf } from '#functions/core/sender.ts';
import { SESSION_COOKIE } from '#shared/core/contract.ts';

/** Whose request it is that the advisor makes, as its own request said: the route sees the same. */
export interface Caller {
  readonly sessionToken: string | undefined;
  readonly sender: () => string;
  readonly now: Date;
  readonly requestId: string;
}

/** What a route is given. */
export interface RouteInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const texts = (values: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/**
 * The event with which API Gateway would call a route for this user, in payload format 2.0: with their session, the sender's
 * address and the secret that CloudFront adds, at the time of the user's own request.
 */
export const eventOf = (
  { sessionToken, sender, now, requestId }: Caller,
  [method, path]: readonly [method: string, path: string],
  { params, query, body }: RouteInput,
): ApiEvent => {
  const pathParameters = texts(params);
  const queryStringParameters = texts(query);
  const rawPath = path.replace(/\{(\w+)\}/g, (_, name: string) => pathParameters[name] ?? '');
  const { host } = new URL(env('SITE_URL'));
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath,
    rawQueryString: new URLSearchParams(queryStringParameters).toString(),
    ...(sessionToken !== undefined && { cookies: [`${SESSION_COOKIE}=${sessionToken}`] }),
    headers: {
      host,
      'x-origin-secret': env('ORIGIN_SECRET'),
      'cloudfront-viewer-address': viewerAddressOf(sender()),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    queryStringParameters,
    pathParameters,
    requestContext: {
      accountId: '',
      apiId: '',
      domainName: host,
      domainPrefix: '',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '', userAgent: '' },
      requestId,
      routeKey: `${method} ${path}`,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(hasBody && { body: JSON.stringify(body ?? {}) }),
    isBase64Encoded: false,
  };
};
