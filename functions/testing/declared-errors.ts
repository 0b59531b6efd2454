import type { Route } from '#shared/core/contract.ts';
import { ERRORS } from '#shared/core/errors.ts';
import { errorBodyOf, errorsOf } from '#shared/core/route-errors.ts';
import { allRoutes } from '#shared/routes.ts';

const pattern = ({ path }: Route): RegExp =>
  new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** API Gateway prefers an address without parameters. */
const routes = allRoutes
  .map(({ route }: { route: Route }) => ({ route, pattern: pattern(route) }))
  .sort((a, b) => a.route.path.split('{').length - b.route.path.split('{').length);

/** The route that answers a request, if any does. */
const routeFor = (method: string, path: string): Route | undefined =>
  routes.find(({ route, pattern: of }) => route.method === method && of.test(path))?.route;

/**
 * What is wrong with an error that was answered to a request: one that the route's part of the OpenAPI document does not
 * have, or in another shape. Undefined for any other answer, and for what answers before our functions do.
 */
export const undeclaredError = (
  method: string,
  path: string,
  answer: { readonly status: number; readonly text: string },
): string | undefined => {
  const route = answer.status < 400 ? undefined : routeFor(method, path.split('?')[0] ?? '');
  if (!route || route.answers !== undefined || !/"(code|__type)":/.test(answer.text)) return undefined;
  const body = errorBodyOf(route).strict().safeParse(JSON.parse(answer.text));
  if (!body.success)
    return `${route.id} answered ${answer.status} in a shape that it does not declare: ${answer.text}`;
  const { code } = body.data;
  if (ERRORS[code].status !== answer.status || !errorsOf(route).includes(code))
    return `${route.id} answered ${answer.status} ${code}, which it does not declare`;
  return undefined;
};
