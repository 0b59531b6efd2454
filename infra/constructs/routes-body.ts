import { Aws } from 'aws-cdk-lib';
import type { Route } from '#shared/core/contract.ts';
import { FALLBACK, type GatewayRoute, gatewayRoutes } from './gateway-routes.ts';

/** A function of the API and the routes of the contract that it answers. */
export interface RoutedFunction {
  readonly functionName: string;
  readonly routes: readonly Route[];
}

const INTEGRATIONS = 'x-amazon-apigateway-integrations';

/**
 * How API Gateway calls a function. The function is named and not referenced: functions know the address of the site, whose
 * distribution leads to this API, so a reference would be a circle.
 */
const integrationOf = (functionName: string) => {
  const arn = `arn:${Aws.PARTITION}:lambda:${Aws.REGION}:${Aws.ACCOUNT_ID}:function:${functionName}`;
  return {
    type: 'aws_proxy',
    httpMethod: 'POST',
    payloadFormatVersion: '2.0',
    uri: `arn:${Aws.PARTITION}:apigateway:${Aws.REGION}:lambda:path/2015-03-31/functions/${arn}/invocations`,
  };
};

/** An operation that leads to the integration of a feature. OpenAPI asks for `responses`; the contract has them. */
const operationOf = (feature: string, path: string) => ({
  parameters: [...path.matchAll(/\{(\w+)\+?\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  responses: { default: { description: feature } },
  'x-amazon-apigateway-integration': { $ref: `#/components/${INTEGRATIONS}/${feature}` },
});

type Operation = ReturnType<typeof operationOf>;

/** A method as OpenAPI names it. */
const methodOf = ({ method }: GatewayRoute): string =>
  method === 'ANY' ? 'x-amazon-apigateway-any-method' : method.toLowerCase();

/**
 * The OpenAPI 3.0 definition from which API Gateway makes the routes and integrations of an HTTP API: paths, methods and the
 * functions behind them, without schemas (a template may have 1 MB, and the contract's whole document has twice as much). One
 * property of one resource takes the place of a resource for each route and integration, of which CloudFormation allows 500.
 *
 * @param title the name of the API
 * @param functions the functions of the API by their feature
 */
export const routesBody = (title: string, functions: ReadonlyMap<string, RoutedFunction>) => {
  const paths: Record<string, Record<string, Operation & { isDefaultRoute?: boolean }>> = {};
  const declared = [...functions].flatMap(([feature, { routes }]) =>
    routes.map((route) => ({ feature, route })),
  );
  for (const route of gatewayRoutes(declared))
    paths[route.path] = {
      ...paths[route.path],
      [methodOf(route)]: operationOf(route.feature, route.path),
    };
  paths['/$default'] = {
    'x-amazon-apigateway-any-method': { isDefaultRoute: true, ...operationOf(FALLBACK, '') },
  };
  return {
    openapi: '3.0.1',
    info: { title, version: '1' },
    paths,
    components: {
      [INTEGRATIONS]: Object.fromEntries(
        [...functions].map(([feature, { functionName }]) => [feature, integrationOf(functionName)]),
      ),
    },
  };
};
