import * as z from 'zod';
import { LocalFailure } from '../failure.ts';
import type { LiveResource } from '../template/stack.ts';
import { DEFAULT_ROUTE, parseRouteKey, type RouteKey } from './routes.ts';

export interface ApiRoute extends RouteKey {
  readonly functionArn: string;
  readonly timeoutMs: number;
}

/** The largest integration timeout of an HTTP API, which is also its default. */
const MAX_TIMEOUT_MS = 30_000;

const REFERENCE = '#/components/x-amazon-apigateway-integrations/';

/** Strict: what the runner does not play must not seem to work here. */
const operationSchema = z.strictObject({
  isDefaultRoute: z.literal(true).optional(),
  parameters: z.array(z.object({ name: z.string(), in: z.literal('path') })),
  responses: z.record(z.string(), z.object({ description: z.string() })),
  'x-amazon-apigateway-integration': z.strictObject({ $ref: z.string().startsWith(REFERENCE) }),
});

const integrationSchema = z.strictObject({
  type: z.literal('aws_proxy'),
  httpMethod: z.literal('POST'),
  payloadFormatVersion: z.literal('2.0'),
  uri: z.string().regex(/^arn:aws:apigateway:[\w-]+:lambda:path\/2015-03-31\/functions\/.+\/invocations$/),
  timeoutInMillis: z.number().default(MAX_TIMEOUT_MS),
});

const definitionSchema = z.strictObject({
  openapi: z.string().startsWith('3.0'),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.strictObject({ 'x-amazon-apigateway-integrations': z.record(z.string(), integrationSchema) }),
});

const ANY = 'x-amazon-apigateway-any-method';

/** The key of a route as API Gateway has it: `ANY /api/events/{proxy+}`, `$default`. */
export const keyOf = (path: string, method: string, isDefault: boolean): string => {
  if (isDefault) return DEFAULT_ROUTE;
  return `${method === ANY ? 'ANY' : method.toUpperCase()} ${path}`;
};

/**
 * The routes of an HTTP API from its OpenAPI definition, as API Gateway reads it.
 * @throws LocalFailure when the definition has something that the runner does not play.
 */
export const definedRoutes = ({ logicalId, properties }: LiveResource): ApiRoute[] => {
  const { data, error } = definitionSchema.safeParse(properties.Body);
  if (!data)
    throw new LocalFailure(
      `infra/local does not play the definition of ${logicalId}: ${z.prettifyError(error)}`,
    );
  const integrations = data.components['x-amazon-apigateway-integrations'];
  return Object.entries(data.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const key = keyOf(path, method, operation.isDefaultRoute === true);
      const name = operation['x-amazon-apigateway-integration'].$ref.slice(REFERENCE.length);
      const integration = integrations[name];
      if (!integration) throw new LocalFailure(`${key} of ${logicalId} leads to no integration: ${name}`);
      const [, functionArn = ''] = /functions\/(.+)\/invocations$/.exec(integration.uri) ?? [];
      return {
        ...parseRouteKey(key),
        functionArn,
        timeoutMs: Math.min(integration.timeoutInMillis, MAX_TIMEOUT_MS),
      };
    }),
  );
};
