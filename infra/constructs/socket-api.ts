import { Stack } from 'aws-cdk-lib';
import { WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Construct } from 'constructs';
import { LIVE_PATH } from '#shared/features/inbox/live-updates.ts';
import type { Stage } from '../app/stages.ts';

/** Sockets that may be opened a second, and at once after a quiet moment: the bill of a flood has a limit here, too. */
const THROTTLE = {
  production: { rateLimit: 50, burstLimit: 200 },
  other: { rateLimit: 10, burstLimit: 50 },
} as const;

/** The web sockets of browsers, and how functions reach them. */
export interface SocketApi {
  readonly api: WebSocketApi;
  /** Where messages are posted: `https://<id>.execute-api.<region>.amazonaws.com/live`. */
  readonly url: string;
  /** All its connections, for a method of API Gateway's management API. */
  readonly connections: (method: 'POST' | 'DELETE') => string;
}

/**
 * The WebSocket API without its route, which comes with the function. Its stage has the name of the site's path, so that
 * CloudFront can lead this path to it.
 */
export const socketApiOf = (scope: Construct, stage: Stage): SocketApi => {
  const stageName = LIVE_PATH.slice(1);
  const api = new WebSocketApi(scope, 'SocketApi', { apiName: `fledge-${stage.name}-live` });
  const { callbackUrl } = new WebSocketStage(scope, 'SocketStage', {
    webSocketApi: api,
    stageName,
    autoDeploy: true,
    throttle: stage.production ? THROTTLE.production : THROTTLE.other,
  });
  const connections = (method: string): string =>
    Stack.of(scope).formatArn({
      service: 'execute-api',
      resource: api.apiId,
      resourceName: `${stageName}/${method}/@connections/*`,
    });
  return { api, url: callbackUrl, connections };
};
