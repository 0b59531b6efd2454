import { randomBytes } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { HttpRequest } from '../http.ts';
import { newTraceRoot } from '../lambda/trace.ts';
import { LOCAL_ACCOUNT } from '../template/identities.ts';

/** What of the API goes into its events. */
export interface ApiIdentity {
  readonly apiId: string;
  readonly domainName: string;
  readonly stage: string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number): string => String(value).padStart(2, '0');

/** A moment in the common log format: `12/Mar/2020:19:03:58 +0000`. */
export const logTime = (epochMs: number): string => {
  const date = new Date(epochMs);
  const day = `${two(date.getUTCDate())}/${MONTHS[date.getUTCMonth()]}/${date.getUTCFullYear()}`;
  return `${day}:${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())} +0000`;
};

/** API Gateway hands these bodies on as text and everything else as base64. */
const isText = (headers: Headers): boolean =>
  !headers.has('content-encoding') &&
  /^(text\/|application\/(json|javascript|xml)\b|application\/[\w.+-]+\+(json|xml)\b)/i.test(
    headers.get('content-type') ?? '',
  );

const queryParameters = (query: string): Record<string, string> => {
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    parameters[name] = name in parameters ? `${parameters[name]},${value}` : value;
  }
  return parameters;
};

const headersOf = (request: HttpRequest, { domainName }: ApiIdentity): Record<string, string> => {
  const headers = Object.fromEntries(request.headers);
  delete headers.cookie;
  const forwarded = request.headers.get('x-forwarded-for');
  return {
    ...headers,
    'content-length': String(request.body.length),
    host: domainName,
    'x-amzn-trace-id': newTraceRoot(),
    'x-forwarded-for': forwarded ? `${forwarded}, ${request.clientIp}` : request.clientIp,
    'x-forwarded-port': '443',
    'x-forwarded-proto': 'https',
  };
};

/** The event that a function behind an HTTP API gets (payload format 2.0). `now` is epoch milliseconds. */
export const eventFor = (
  request: HttpRequest,
  routeKey: string,
  parameters: Readonly<Record<string, string>>,
  api: ApiIdentity,
  now: number,
): APIGatewayProxyEventV2 => {
  const path = decodeURIComponent(request.path);
  const cookies = request.headers.get('cookie');
  const text = isText(request.headers);
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString: request.query,
    ...(cookies && { cookies: cookies.split(/; */).filter((cookie) => cookie !== '') }),
    headers: headersOf(request, api),
    ...(request.query && { queryStringParameters: queryParameters(request.query) }),
    ...(Object.keys(parameters).length > 0 && { pathParameters: { ...parameters } }),
    requestContext: {
      accountId: LOCAL_ACCOUNT,
      apiId: api.apiId,
      domainName: api.domainName,
      domainPrefix: api.apiId,
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.clientIp,
        userAgent: request.headers.get('user-agent') ?? '',
      },
      // In the form of API Gateway: `JKJaXmPLvHcESHA=`.
      requestId: randomBytes(11).toString('base64url').concat('='),
      routeKey,
      stage: api.stage,
      time: logTime(now),
      timeEpoch: now,
    },
    ...(request.body.length > 0 && { body: request.body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !text,
  };
};
