import type { Gateway, Invoke } from '../api/gateway.ts';
import { LocalFailure } from '../failure.ts';
import { type HttpRequest, type HttpResponse, json } from '../http.ts';
import { invokePermissions } from '../lambda/permissions.ts';
import { LOCAL_ACCOUNT, LOCAL_REGION, textOf } from '../template/identities.ts';
import type { LiveResource, Stack } from '../template/stack.ts';
import { isObject, type Json, parseJson } from '../template/types.ts';
import { connectEvent, newConnectionId } from './event.ts';

/** The header by which an accepted handshake carries the connection's id to the server of the site. */
export const CONNECTION_HEADER = 'x-local-connection';

/** A WebSocket API of the stack. What it answers with status 101 is a handshake that it accepts. */
export interface SocketGateway extends Gateway {
  readonly apiId: string;
  /** Where functions reach its connections in AWS. */
  readonly address: string;
}

const CONNECT = '$connect';

/** The function that decides about a connection. Other routes are not played: the stack has none. */
const connectFunction = (stack: Stack, apiId: string): string => {
  const routes = stack.all('AWS::ApiGatewayV2::Route').filter(({ properties }) => properties.ApiId === apiId);
  const [route, ...more] = routes;
  if (route?.properties.RouteKey !== CONNECT || more.length > 0 || route.properties.AuthorizerId)
    throw new LocalFailure(
      `infra/local plays only the route ${CONNECT} of a WebSocket API, without authorizer`,
    );
  const target = textOf(route.properties, 'Target', route.logicalId).replace('integrations/', '');
  const integration = stack.all('AWS::ApiGatewayV2::Integration').find(({ ref }) => ref === target);
  if (integration?.properties.IntegrationType !== 'AWS_PROXY')
    throw new LocalFailure(`${route.logicalId} leads to no Lambda integration`);
  // arn:aws:apigateway:<region>:lambda:path/2015-03-31/functions/<ARN of the function>/invocations
  const uri = textOf(integration.properties, 'IntegrationUri', integration.logicalId);
  return /functions\/(arn:[^/]+)\/invocations$/.exec(uri)?.[1] ?? uri;
};

const statusIn = (result: string): number => {
  let value: Json | undefined;
  try {
    value = parseJson(result);
  } catch {
    // Answered as a failure below.
  }
  return isObject(value) ? Number(value.statusCode) : Number.NaN;
};

const forbidden = () => json(403, { message: 'Forbidden' });
const failed = () => json(502, { message: 'Internal server error' });

/** The WebSocket APIs of a stack. */
export const socketApisOf = (stack: Stack): LiveResource[] =>
  stack.all('AWS::ApiGatewayV2::Api').filter(({ properties }) => properties.ProtocolType === 'WEBSOCKET');

/** Opens the WebSocket APIs of a stack. */
export const openSocketGateways = (
  stack: Stack,
  apis: readonly LiveResource[],
  invoke: Invoke,
  now: () => number,
): SocketGateway[] => {
  const mayInvoke = invokePermissions(stack);
  return apis.map(({ logicalId, ref: apiId }) => {
    const found = stack.all('AWS::ApiGatewayV2::Stage').find(({ properties }) => properties.ApiId === apiId);
    if (!found) throw new LocalFailure(`${logicalId} has no stage`);
    const stage = textOf(found.properties, 'StageName', found.logicalId);
    const domainName = new URL(stack.attribute(logicalId, 'ApiEndpoint')).host;
    const identity = { apiId, domainName, stage };
    const functionArn = connectFunction(stack, apiId);
    const sourceArn = `arn:aws:execute-api:${LOCAL_REGION}:${LOCAL_ACCOUNT}:${apiId}/${stage}/${CONNECT}`;
    const handle = async (request: HttpRequest): Promise<HttpResponse> => {
      if (request.path !== `/${stage}` || !request.headers.has('sec-websocket-key')) return forbidden();
      if (!mayInvoke('apigateway.amazonaws.com', functionArn, sourceArn)) return failed();
      const connectionId = newConnectionId();
      const outcome = await invoke(functionArn, connectEvent(request, connectionId, identity, now()));
      const status = outcome.kind === 'done' ? statusIn(outcome.result) : Number.NaN;
      if (!Number.isInteger(status)) return failed();
      if (status < 200 || status > 299) return json(status, { message: 'Forbidden' });
      return {
        status: 101,
        headers: new Headers({ [CONNECTION_HEADER]: connectionId }),
        body: Buffer.alloc(0),
      };
    };
    return { apiId, domainName, address: `https://${domainName}/${stage}`, handle };
  });
};
