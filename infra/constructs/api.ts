import { Stack } from 'aws-cdk-lib';
import { CfnApi, type HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { Route } from '#shared/core/contract.ts';
import { type FeatureName, routes } from '#shared/routes.ts';
import type { Stage } from '../app/stages.ts';
import { functionName } from './function-name.ts';
import { FALLBACK } from './gateway-routes.ts';
import type { Granted } from './grant-types.ts';
import { environmentFor, grantsOf, statementsFor } from './grants.ts';
import { routesBody } from './routes-body.ts';
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
    const features = Object.entries(routes).map(([name, declared]) => {
      const feature = name as FeatureName;
      const declaredRoutes: readonly Route[] = Object.values(declared);
      return { feature, routes: declaredRoutes, service: this.serve(feature, declaredRoutes) };
    });
    this.functions = new Map(features.map(({ feature, service }) => [feature, service]));
    this.route(
      new Map(
        features.map(({ feature, routes }) => [feature, { functionName: this.nameOf(feature), routes }]),
      ),
    );
  }

  private nameOf(feature: FeatureName): string {
    return functionName(this.props.stage.name, feature);
  }

  private serve(feature: FeatureName, declared: readonly Route[]): ServiceFunction {
    const { buildDir, stage, granted, environment } = this.props;
    const grants = grantsOf(declared);
    const service = new ServiceFunction(this, feature, {
      name: feature,
      functionName: this.nameOf(feature),
      description: `Fledge ${stage.name}: the API's ${feature}`,
      buildDir,
      stage,
      statements: statementsFor(feature, grants, granted),
      environment: { ...environment, ...environmentFor(grants, granted) },
    });
    // One permission for all routes of a function: per route they would be the larger part of the template.
    this.permit('Routes', service.lambda, '*/*/*');
    // The default route calls as `<stage>/$default`, without a method and a path.
    if (feature === FALLBACK) this.permit('CatchAll', service.lambda, '*/*');
    return service;
  }

  /** Lets API Gateway call a function for the routes whose ARN ends like this. */
  private permit(id: string, lambda: LambdaFunction, resourceName: string): void {
    const resource = this.props.httpApi.apiId;
    lambda.addPermission(id, {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      sourceArn: Stack.of(this).formatArn({ service: 'execute-api', resource, resourceName }),
    });
  }

  /** Gives the API its routes. What names the API then comes from the definition, too. */
  private route(functions: Parameters<typeof routesBody>[1]): void {
    const { httpApi, stage } = this.props;
    const resource = httpApi.node.defaultChild;
    if (!(resource instanceof CfnApi)) throw new Error('The HTTP API has no resource.');
    resource.name = undefined;
    resource.protocolType = undefined;
    resource.body = routesBody(`fledge-${stage.name}`, functions);
  }
}
