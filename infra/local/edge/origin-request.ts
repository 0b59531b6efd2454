import type { HttpRequest } from '../http.ts';
import { type ForwardingPolicy, forwards } from './policies.ts';

/** Headers that CloudFront always passes, whatever the policies say, since the request would not work without. */
const ALWAYS = new Set(['content-type', 'if-modified-since', 'if-none-match', 'range']);
/** Headers that it never passes on: they belong to the connection, or would let a viewer speak for CloudFront. */
const NEVER =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-length|host|cookie|via|x-real-ip|x-amz-cf-.*|x-edge-.*|cloudfront-.*)$/;

/** The headers about the viewer that CloudFront can add, for a viewer on this machine. */
const edgeHeaders = ({ clientIp, clientPort }: HttpRequest): Record<string, string> => ({
  'cloudfront-forwarded-proto': 'https',
  'cloudfront-is-desktop-viewer': 'true',
  'cloudfront-is-mobile-viewer': 'false',
  'cloudfront-is-smarttv-viewer': 'false',
  'cloudfront-is-tablet-viewer': 'false',
  'cloudfront-viewer-address': `${clientIp}:${clientPort}`,
  'cloudfront-viewer-http-version': '1.1',
});

const wants = (policy: ForwardingPolicy, name: string): boolean =>
  policy.edgeHeaders !== false && policy.edgeHeaders.has(name);

export const keptCookies = (header: string, policies: readonly ForwardingPolicy[]): string =>
  header
    .split(/; */)
    .filter((pair) => policies.some(({ cookies }) => forwards(cookies, pair.split('=')[0] ?? '')))
    .join('; ');

export const keptQuery = (query: string, policies: readonly ForwardingPolicy[]): string =>
  query
    .split('&')
    .filter((pair) => policies.some(({ query: kept }) => forwards(kept, pair.split('=')[0] ?? '')))
    .join('&');

/** The request that reaches the origin: what the cache policy or the origin request policy lets through, and what CloudFront adds. */
export const originRequest = (
  viewer: HttpRequest,
  policies: readonly ForwardingPolicy[],
  custom: Readonly<Record<string, string>>,
  originPath: string,
  edgeId: string,
): HttpRequest => {
  const headers = new Headers();
  for (const [name, value] of viewer.headers) {
    const kept = ALWAYS.has(name) || policies.some((policy) => forwards(policy.headers, name));
    if (kept && !NEVER.test(name)) headers.append(name, value);
  }
  const cookies = keptCookies(viewer.headers.get('cookie') ?? '', policies);
  if (cookies) headers.set('cookie', cookies);
  if (!headers.has('user-agent')) headers.set('user-agent', 'Amazon CloudFront');
  headers.set('via', '1.1 local.cloudfront.net (CloudFront)');
  headers.set('x-amz-cf-id', edgeId);
  for (const [name, value] of Object.entries(edgeHeaders(viewer))) {
    if (policies.some((policy) => wants(policy, name))) headers.set(name, value);
  }
  const forwarded = headers.get('x-forwarded-for');
  headers.set('x-forwarded-for', forwarded ? `${forwarded}, ${viewer.clientIp}` : viewer.clientIp);
  for (const [name, value] of Object.entries(custom)) headers.set(name, value);
  return {
    ...viewer,
    path: `${originPath}${viewer.path}`,
    query: keptQuery(viewer.query, policies),
    headers,
  };
};
