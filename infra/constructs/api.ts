import { Stack } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Route } from '#shared/contract.ts';
import { type FeatureName, routes } from '#shared/routes.ts';
import type { Stage } from '../stages.ts';
import { environmentFor, type Granted, grantsOf, statementsFor } from './grants.ts';
import { ServiceFunction } from './service-function.ts';

export interface ApiProps {
  readonly httpApi: HttpApi;
  readonly buildDir: string;
  readonly stage: Stage;
  readonly granted: Granted;
  /** What every API function knows: STAGE, VERSION, SITE_URL, ORIGIN_SECRET. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The functions of the contract's features, one each, and the routes that lead to them. */
export class Api extends Construct {
  private readonly props: ApiProps;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    this.props = props;
    for (const [feature, declared] of Object.entries(routes)) {
      const { lambda, integration } = this.serve(feature as FeatureName, Object.values(declared));
      if (feature === ('system' satisfies FeatureName)) this.catchAll(lambda, integration);
    }
  }

  private serve(feature: FeatureName, declared: readonly Route[]) {
    const { httpApi, buildDir, stage, granted, environment } = this.props;
    const grants = grantsOf(declared);
    const { lambda } = new ServiceFunction(this, feature, {
      name: feature,
      description: `Fledge ${stage.name}: the API's ${feature}`,
      buildDir,
      stage,
      statements: statementsFor(grants, granted),
      environment: { ...environment, ...environmentFor(grants, granted) },
    });
    // One permission for all routes of a function: per route they would be the larger part of the template.
    const integration = new HttpLambdaIntegration(feature, lambda, { scopePermissionToRoute: false });
    for (const { method, path } of declared)
      httpApi.addRoutes({ path, methods: [HttpMethod[method]], integration });
    return { lambda, integration };
  }

  /** Every address and method that no route has leads to a function that says 404 and 405 in the API's own shape. */
  private catchAll(lambda: LambdaFunction, integration: HttpLambdaIntegration): void {
    const { httpApi } = this.props;
    new HttpRoute(this, 'Default', { httpApi, routeKey: HttpRouteKey.DEFAULT, integration });
    // The integration's permission is for `<stage>/<method>/<path>`, but this route calls as `<stage>/$default`.
    lambda.addPermission('CatchAll', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({
        service: 'execute-api',
        resource: httpApi.apiId,
        resourceName: '*/*',
      }),
    });
  }
}
