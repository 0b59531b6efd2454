import { allRoutes } from '#shared/routes.ts';
import { gatewayRoutes } from '../constructs/gateway-routes.ts';
import { OperatorError } from './operator-error.ts';
import type { Stage } from './stages.ts';

/**
 * Routes that API Gateway gives an HTTP API without being asked (quota L-65B5C802,
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html). AWS raises it for single APIs.
 */
export const ROUTES_QUOTA = 300;

/** How many routes the API has at API Gateway, with the default one. */
export const routeCount = (): number => gatewayRoutes(allRoutes).length + 1;

/**
 * Checks that a stage may have all routes of the API, before a deployment is stopped half-way by API Gateway.
 * @throws OperatorError with what to do
 */
export const checkRouteQuota = ({
  name,
  routesQuota = ROUTES_QUOTA,
}: Pick<Stage, 'name' | 'routesQuota'>): void => {
  const count = routeCount();
  if (count <= routesQuota) return;
  throw new OperatorError(
    `Nothing was deployed: the API has ${count} routes, and ${name} may have ${routesQuota}. Ask AWS for more (docs/runbook.md, Limits of an account), then set routesQuota in infra/app/stages.config.ts.`,
  );
};
