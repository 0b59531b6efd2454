import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Stage } from '../app/stages.ts';
import { stageLogs } from './service-function.ts';

/**
 * Requests a second that the API takes, all routes together, and how many at once after a quiet moment. It is what
 * limits the bill during a flood of requests (docs/decisions/0083 has the sums); API Gateway answers the others
 * with its own 429. Limits for one person or sender are in the functions, where people are known.
 */
const THROTTLE = {
  production: { rateLimit: 200, burstLimit: 400 },
  other: { rateLimit: 20, burstLimit: 100 },
} as const;

/**
 * A line for each request in production. Neither who asked nor what for: no address, no query, and the
 * pattern that led to a function instead of the path, which contains ids. The function's own line names the contract's route.
 */
const ACCESS_LOG = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    at: '$context.requestTimeEpoch',
    method: '$context.httpMethod',
    route: '$context.routeKey',
    status: '$context.status',
    ms: '$context.responseLatency',
    functionMs: '$context.integrationLatency',
    functionStatus: '$context.integrationStatus',
    functionError: '$context.integrationErrorMessage',
    bytes: '$context.responseLength',
  }),
);

export interface StagedApi {
  readonly httpApi: HttpApi;
  readonly httpStage: HttpStage;
  /** A line for each request; in production only. */
  readonly accessLogs: LogGroup | undefined;
}

/** The HTTP API without its routes, which come with the functions. */
export const httpApiOf = (scope: Construct, stage: Stage): StagedApi => {
  const httpApi = new HttpApi(scope, 'HttpApi', {
    apiName: `fledge-${stage.name}`,
    createDefaultStage: false,
  });
  const accessLogs = stage.production ? stageLogs(scope, 'AccessLogs', stage) : undefined;
  const httpStage = new HttpStage(httpApi, 'DefaultStage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    throttle: stage.production ? THROTTLE.production : THROTTLE.other,
    ...(accessLogs && {
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLogs),
        format: ACCESS_LOG,
      },
    }),
  });
  return { httpApi, httpStage, accessLogs };
};
