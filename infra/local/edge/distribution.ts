import { randomBytes } from 'node:crypto';
import { messageOf } from '#functions/core/errors.ts';
import type { HttpRequest, HttpResponse } from '../http.ts';
import { normalised, pathMatches } from './behaviours.ts';
import { cacheKey, EdgeCache, secondsToKeep } from './cache.ts';
import { compressor } from './compression.ts';
import type { Behaviour, DistributionConfig } from './config.ts';
import {
  type EdgeRequest,
  type EdgeResponse,
  edgeEvent,
  edgeRequestOf,
  edgeResponseOf,
  requestFrom,
  responseFrom,
} from './function-event.ts';
import { originRequest } from './origin-request.ts';
import { applyResponseHeaders } from './response-headers.ts';

/** Answers what CloudFront asks an origin. */
export type Origin = (request: HttpRequest) => Promise<HttpResponse> | HttpResponse;

const page = (status: number, title: string, text: string): HttpResponse => ({
  status,
  headers: new Headers({
    'content-type': 'text/html',
    server: 'CloudFront',
    'x-cache': 'Error from cloudfront',
  }),
  body: Buffer.from(
    `<!DOCTYPE html><HTML><HEAD><TITLE>${title}</TITLE></HEAD><BODY><H1>${status} ERROR</H1>${text}</BODY></HTML>`,
  ),
});

/** A copy of an answer with more headers: what is kept stays as it is. */
const withHeaders = (response: HttpResponse, more: Record<string, string>): HttpResponse => {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  return { ...response, headers };
};

const refusedMethod = () =>
  page(
    403,
    'ERROR: The request could not be satisfied',
    'This distribution is not configured to allow the HTTP request method that was used for this request.',
  );
const badRequest = () =>
  page(403, 'ERROR: The request could not be satisfied', 'Bad request: a GET with a body.');
const failedFunction = () =>
  page(
    503,
    'ERROR: The request could not be satisfied',
    'The CloudFront function associated with the CloudFront distribution is invalid or could not run.',
  );

interface EdgeOptions {
  /** Finds what answers for an origin of the template. */
  readonly originFor: (origin: Behaviour['origin']) => Origin;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether answers are cached where a policy of the template's own says so. */
  readonly caches: boolean;
  readonly log: (line: string) => void;
}

/**
 * A CloudFront distribution on plain http, as one edge location. Its viewer protocol policy (redirect to https) is left
 * out, since there is no certificate for localhost; so is the cache of files, since the bucket is in this process.
 */
export const distribution = (
  config: DistributionConfig,
  { originFor, now, caches, log }: EdgeOptions,
): ((viewer: HttpRequest) => Promise<HttpResponse>) => {
  const origins = new Map(config.behaviours.map(({ origin }) => [origin, originFor(origin)]));
  const compress = compressor();
  const cached = new EdgeCache(now);

  const viewerRequest = async (
    behaviour: Behaviour,
    viewer: HttpRequest,
  ): Promise<HttpRequest | HttpResponse> => {
    if (!behaviour.viewerRequest) return viewer;
    const before = edgeRequestOf(viewer);
    const result = await behaviour.viewerRequest(
      edgeEvent('viewer-request', config, viewer.clientIp, before),
    );
    return 'statusCode' in result
      ? responseFrom(result, Buffer.alloc(0))
      : requestFrom(viewer, before, result as EdgeRequest);
  };

  const viewerResponse = async (behaviour: Behaviour, request: HttpRequest, response: HttpResponse) => {
    // CloudFront does not call it for what the origin answered with an error.
    if (!behaviour.viewerResponse || response.status >= 400) return response;
    const event = edgeEvent(
      'viewer-response',
      config,
      request.clientIp,
      edgeRequestOf(request),
      edgeResponseOf(response),
    );
    return responseFrom((await behaviour.viewerResponse(event)) as EdgeResponse, response.body);
  };

  const askOrigin = async (
    { origin, forwarding, compress: compresses, cache }: Behaviour,
    request: HttpRequest,
    edgeId: string,
  ): Promise<HttpResponse> => {
    const sent = originRequest(request, forwarding, origin.customHeaders, origin.path, edgeId);
    const send = origins.get(origin);
    if (!send) throw new Error('The behaviour names an origin that is not there.');
    const fromOrigin = await send(sent);
    return compresses
      ? await compress(fromOrigin, request.headers.get('accept-encoding'), cache)
      : fromOrigin;
  };

  /** The origin's answer, or the one that is kept for such requests. */
  const fromCacheOrOrigin = async (
    behaviour: Behaviour,
    request: HttpRequest,
    edgeId: string,
  ): Promise<HttpResponse> => {
    const { ttl } = behaviour.cache;
    const key = caches ? cacheKey(behaviour.cache, request) : undefined;
    if (key === undefined || !ttl) return askOrigin(behaviour, request, edgeId);
    const hit = cached.get(key);
    if (hit) return withHeaders(hit.response, { age: String(hit.age), 'x-cache': 'Hit from cloudfront' });
    const response = await askOrigin(behaviour, request, edgeId);
    if (request.method === 'GET') cached.put(key, response, secondsToKeep(ttl, response));
    return withHeaders(response, { 'x-cache': 'Miss from cloudfront' });
  };

  const answer = async (behaviour: Behaviour, viewer: HttpRequest, edgeId: string): Promise<HttpResponse> => {
    const request = await viewerRequest(behaviour, viewer);
    if ('status' in request) return request;
    const found = await fromCacheOrOrigin(behaviour, request, edgeId);
    const response = await viewerResponse(behaviour, request, found);
    if (behaviour.responseHeaders) applyResponseHeaders(behaviour.responseHeaders, response.headers);
    return response;
  };

  const respond = async (viewer: HttpRequest, edgeId: string): Promise<HttpResponse> => {
    const path = normalised(viewer.path);
    // The default behaviour is last and matches everything.
    const behaviour = config.behaviours.find(({ pattern }) => pathMatches(pattern, path));
    if (!behaviour) throw new Error(`No behaviour matches ${path}.`);
    if (!behaviour.methods.has(viewer.method)) return refusedMethod();
    if (viewer.method === 'GET' && viewer.body.length > 0) return badRequest();
    try {
      return await answer(behaviour, viewer, edgeId);
    } catch (error) {
      log(`ERROR ${messageOf(error)}`);
      return failedFunction();
    }
  };

  return async (viewer) => {
    // CloudFront's own number for a request, which the origin and the viewer both see.
    const edgeId = `${randomBytes(41).toString('base64url')}==`;
    const response = await respond(viewer, edgeId);
    response.headers.set('x-amz-cf-id', edgeId);
    return response;
  };
};
