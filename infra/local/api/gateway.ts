import { LocalFailure } from '../failure.ts';
import { type HttpRequest, type HttpResponse, json, MAX_PAYLOAD_BYTES } from '../http.ts';
import { type Outcome, THROTTLED } from '../lambda/messages.ts';
import { invokePermissions, type MayInvoke } from '../lambda/permissions.ts';
import { LOCAL_ACCOUNT, LOCAL_REGION } from '../template/identities.ts';
import type { LiveResource, Stack } from '../template/stack.ts';
import { type ApiRoute, definedRoutes } from './definition.ts';
import { type ApiIdentity, eventFor } from './event.ts';
import { internalServerError, responseOf } from './response.ts';
import { matchRoute, type RouteKey } from './routes.ts';

/** Runs a function of the stack by its ARN. */
export type Invoke = (functionArn: string, event: unknown) => Promise<Outcome>;

/** An HTTP API of the stack. */
export interface Gateway {
  readonly domainName: string;
  readonly handle: (request: HttpRequest) => Promise<HttpResponse>;
}

/** Features of an HTTP API that the runner does not play; a stack that uses one must not seem to work here. */
const UNSUPPORTED = ['CorsConfiguration', 'Target', 'BodyS3Location', 'RouteKey', 'CredentialsArn'];

const refuseUnsupported = ({ logicalId, properties }: LiveResource): void => {
  for (const name of UNSUPPORTED) {
    if (properties[name] !== undefined)
      throw new LocalFailure(`infra/local does not play ${name} of Api ${logicalId}`);
  }
};

/** The HTTP APIs of a stack: those that are made from a definition. */
const httpApisOf = (stack: Stack): LiveResource[] =>
  stack.all('AWS::ApiGatewayV2::Api').filter(({ properties }) => properties.Body !== undefined);

/** Opens the HTTP APIs of a stack. `now` gives the time that the functions see. */
export const openGateways = (stack: Stack, invoke: Invoke, now: () => number): Gateway[] => {
  const mayInvoke = invokePermissions(stack);
  return httpApisOf(stack).map((api) => {
    refuseUnsupported(api);
    const stage = stack
      .all('AWS::ApiGatewayV2::Stage')
      .find(({ properties }) => properties.ApiId === api.ref);
    if (stage && stage.properties.StageName !== '$default') {
      throw new LocalFailure(`infra/local plays only the stage $default, not ${stage.properties.StageName}`);
    }
    const domainName = new URL(stack.attribute(api.logicalId, 'ApiEndpoint')).host;
    const identity = { apiId: api.ref, domainName, stage: '$default' };
    const routes = definedRoutes(api);
    // An API without a stage is deployed nowhere.
    return { domainName, handle: stage ? gateway(routes, identity, invoke, now, mayInvoke) : notFound };
  });
};

const notFound = async (): Promise<HttpResponse> => json(404, { message: 'Not Found' });

/** What API Gateway names as the source when it calls the function of a route. */
const sourceArn = ({ key }: RouteKey, { apiId, stage }: ApiIdentity): string => {
  const [method = '', path = ''] = key.split(' ', 2);
  return `arn:aws:execute-api:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${apiId}/${stage}/${method}${path}`;
};

const gateway =
  (
    routes: readonly ApiRoute[],
    identity: ApiIdentity,
    invoke: Invoke,
    now: () => number,
    mayInvoke: MayInvoke,
  ) =>
  async (request: HttpRequest): Promise<HttpResponse> => {
    if (request.body.length > MAX_PAYLOAD_BYTES) return json(413, { message: 'Request Entity Too Large' });
    if (!isDecodable(request.path)) return json(400, { message: 'Bad Request' });
    const match = matchRoute(routes, request.method, request.path);
    if (!match) return notFound();
    const { route, parameters } = match;
    // As AWS answers where the permission was forgotten.
    if (!mayInvoke('apigateway.amazonaws.com', route.functionArn, sourceArn(route, identity)))
      return internalServerError();
    const event = eventFor(request, route.key, parameters, identity, now());
    const outcome = await within(route.timeoutMs, invoke(route.functionArn, event));
    // An HTTP API answers the same for a function that is throttled.
    if (outcome === 'late' || outcome === THROTTLED) return json(503, { message: 'Service Unavailable' });
    const response = outcome.kind === 'done' ? responseOf(outcome.result) : internalServerError();
    response.headers.set('apigw-requestid', event.requestContext.requestId);
    // The browser learns the server's time by it.
    response.headers.set('date', new Date(now()).toUTCString());
    return response;
  };

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

const within = async <T>(ms: number, work: Promise<T>): Promise<T | 'late'> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
