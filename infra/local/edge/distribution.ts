import { randomBytes } from 'node:crypto';
import { messageOf } from '#functions/core/errors.ts';
import type { HttpRequest, HttpResponse } from '../http.ts';
import { normalised, pathMatches } from './behaviours.ts';
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

/**
 * A CloudFront distribution on plain http. Its viewer protocol policy (redirect to https) is left out, since there is
 * no certificate for localhost; so is its cache, since the origins are in this process. `originFor` finds what answers
 * for an origin of the template.
 */
export const distribution = (
  config: DistributionConfig,
  originFor: (origin: Behaviour['origin']) => Origin,
  log: (line: string) => void,
): ((viewer: HttpRequest) => Promise<HttpResponse>) => {
  const origins = new Map(config.behaviours.map(({ origin }) => [origin, originFor(origin)]));
  const compress = compressor();

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

  const answer = async (behaviour: Behaviour, viewer: HttpRequest, edgeId: string): Promise<HttpResponse> => {
    const request = await viewerRequest(behaviour, viewer);
    if ('status' in request) return request;
    const { origin, forwarding, compress: compresses, cache, responseHeaders } = behaviour;
    const sent = originRequest(request, forwarding, origin.customHeaders, origin.path, edgeId);
    const send = origins.get(origin);
    if (!send) throw new Error('The behaviour names an origin that is not there.');
    const fromOrigin = await send(sent);
    const compressed = compresses
      ? await compress(fromOrigin, request.headers.get('accept-encoding'), cache)
      : fromOrigin;
    const response = await viewerResponse(behaviour, request, compressed);
    if (responseHeaders) applyResponseHeaders(responseHeaders, response.headers);
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
