import { randomUUID } from 'node:crypto';
import type { HttpRequest, HttpResponse } from '../http.ts';

/** One header, cookie or query parameter in a CloudFront Functions event. */
interface Entry {
  value: string;
  multiValue?: { value: string }[];
}
type Entries = Record<string, Entry>;

/** The request half of the event; `cookies` and `querystring` are apart from the headers and the path. */
export interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Entries;
  headers: Entries;
  cookies: Entries;
}

export interface EdgeResponse {
  statusCode: number;
  statusDescription?: string;
  headers?: Entries;
  cookies?: Record<string, Entry & { attributes?: string }>;
  body?: string | { encoding?: 'text' | 'base64'; data: string };
}

/** What a function of runtime cloudfront-js-2.0 is called with. */
export interface EdgeEvent {
  version: '1.0';
  context: { distributionDomainName: string; distributionId: string; eventType: string; requestId: string };
  viewer: { ip: string };
  request: EdgeRequest;
  response?: EdgeResponse;
}

const collect = (pairs: Iterable<[string, string]>): Entries => {
  const entries: Entries = {};
  for (const [name, value] of pairs) {
    const entry = entries[name];
    if (!entry) entries[name] = { value };
    else entry.multiValue = [...(entry.multiValue ?? [{ value: entry.value }]), { value }];
  }
  return entries;
};

const spread = (entries: Entries): [string, string][] =>
  Object.entries(entries).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((single): [string, string] => [name, single.value]),
  );

const cookiePairs = (header: string | null): [string, string][] =>
  (header ?? '')
    .split(/; */)
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
    });

/** A query as CloudFront hands it over: names and values stay encoded. */
const queryPairs = (query: string): [string, string][] =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)];
    });

/** A viewer's request as the event shows it. */
export const edgeRequestOf = (request: HttpRequest): EdgeRequest => ({
  method: request.method,
  uri: request.path,
  querystring: collect(queryPairs(request.query)),
  headers: collect([...request.headers].filter(([name]) => name !== 'cookie')),
  cookies: collect(cookiePairs(request.headers.get('cookie'))),
});

/** The request that goes on after a function changed the event; its body stays. */
export const requestFrom = (original: HttpRequest, before: EdgeRequest, after: EdgeRequest): HttpRequest => {
  const headers = new Headers();
  for (const [name, value] of spread(after.headers)) headers.append(name, value);
  const cookies = spread(after.cookies).map(([name, value]) => `${name}=${value}`);
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  const sameQuery = JSON.stringify(before.querystring) === JSON.stringify(after.querystring);
  return {
    ...original,
    path: after.uri,
    query: sameQuery
      ? original.query
      : spread(after.querystring)
          .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
          .join('&'),
    headers,
  };
};

/** A response as the event shows it: without its body, which a function may only replace. */
export const edgeResponseOf = ({ status, headers }: HttpResponse): EdgeResponse => ({
  statusCode: status,
  statusDescription: '',
  headers: collect([...headers].filter(([name]) => name !== 'set-cookie')),
  cookies: Object.fromEntries(
    headers.getSetCookie().map((cookie) => {
      const [pair = '', ...attributes] = cookie.split(/; */);
      const [[name, value] = ['', '']] = cookiePairs(pair);
      return [name, { value, ...(attributes.length > 0 && { attributes: attributes.join('; ') }) }];
    }),
  ),
});

/** The response that a function made or changed; `body` is kept when it gave none. */
export const responseFrom = (edge: EdgeResponse, body: Buffer): HttpResponse => {
  const headers = new Headers();
  for (const [name, value] of spread(edge.headers ?? {})) headers.append(name, value);
  for (const [name, { value, attributes }] of Object.entries(edge.cookies ?? {})) {
    headers.append('set-cookie', `${name}=${value}${attributes ? `; ${attributes}` : ''}`);
  }
  const given = typeof edge.body === 'string' ? { encoding: 'text' as const, data: edge.body } : edge.body;
  return {
    status: edge.statusCode,
    headers,
    body: given ? Buffer.from(given.data, given.encoding === 'base64' ? 'base64' : 'utf8') : body,
  };
};

/** An event of either type. */
export const edgeEvent = (
  eventType: 'viewer-request' | 'viewer-response',
  distribution: { readonly id: string; readonly domainName: string },
  viewerIp: string,
  request: EdgeRequest,
  response?: EdgeResponse,
): EdgeEvent => ({
  version: '1.0',
  context: {
    distributionDomainName: distribution.domainName,
    distributionId: distribution.id,
    eventType,
    requestId: randomUUID(),
  },
  viewer: { ip: viewerIp },
  request,
  ...(response && { response }),
});
