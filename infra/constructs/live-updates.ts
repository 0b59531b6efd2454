import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Stage } from '../app/stages.ts';
import type { FunctionGrant } from './grant-meanings.ts';
import type { Granted } from './grant-types.ts';
import { environmentFor, statementsFor } from './grants.ts';
import { ServiceFunction } from './service-function.ts';

export interface LiveUpdatesProps {
  readonly buildDir: string;
  readonly stage: Stage;
  readonly granted: Granted;
  /** What the function knows: STAGE, VERSION, SITE_URL, ORIGIN_SECRET. */
  readonly environment: Readonly<Record<string, string>>;
}

const GRANTS = ['table:read', 'table:write', 'live:close'] as const satisfies readonly FunctionGrant[];

/** The function that decides who may open a web socket. What is sent over one comes from the consumer `stream`. */
export class LiveUpdates extends Construct {
  readonly connect: LambdaFunction;

  constructor(scope: Construct, id: string, { buildDir, stage, granted, environment }: LiveUpdatesProps) {
    super(scope, id);
    const { lambda } = new ServiceFunction(this, 'live', {
      name: 'live',
      description: `Fledge ${stage.name}: lets browsers open a web socket`,
      buildDir,
      stage,
      statements: statementsFor('live', GRANTS, granted),
      environment: { ...environment, ...environmentFor(GRANTS, granted) },
    });
    // Neither $disconnect nor a route for messages: docs/decisions/0197 has the reasons.
    granted.live.api.addRoute('$connect', { integration: new WebSocketLambdaIntegration('live', lambda) });
    this.connect = lambda;
  }
}
