import { Stack } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { isOfSite, type Route } from '#shared/core/contract.ts';
import { type FeatureName, routes } from '#shared/routes.ts';
import type { Stage } from '../app/stages.ts';
import type { Granted } from './granted.ts';
import { environmentFor, grantsOf, statementsFor } from './grants.ts';
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
  readonly functions: ReadonlyMap<FeatureName, ServiceFunction>;
  private readonly props: ApiProps;

  constructor(scope: Construct, id: string, props: ApiProps) {
    super(scope, id);
    this.props = props;
    const functions = new Map<FeatureName, ServiceFunction>();
    for (const [name, declared] of Object.entries(routes)) {
      const feature = name as FeatureName;
      const { service, integration } = this.serve(feature, Object.values(declared));
      if (feature === 'system') this.catchAll(service.lambda, integration);
      functions.set(feature, service);
    }
    this.functions = functions;
  }

  private serve(feature: FeatureName, declared: readonly Route[]) {
    const { httpApi, buildDir, stage, granted, environment } = this.props;
    const grants = grantsOf(declared);
    const service = new ServiceFunction(this, feature, {
      name: feature,
      description: `Fledge ${stage.name}: the API's ${feature}`,
      buildDir,
      stage,
      statements: statementsFor(feature, grants, granted),
      environment: { ...environment, ...environmentFor(grants, granted) },
    });
    // One permission for all routes of a function: per route they would be the larger part of the template.
    const integration = new HttpLambdaIntegration(feature, service.lambda, { scopePermissionToRoute: false });
    for (const route of declared) {
      const methods = [HttpMethod[route.method], ...(isOfSite(route) ? [HttpMethod.HEAD] : [])];
      httpApi.addRoutes({ path: route.path, methods, integration });
    }
    return { service, integration };
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
