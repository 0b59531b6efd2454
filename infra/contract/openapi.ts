import * as z from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { DocumentKind, Route, redirectSchema } from '#shared/core/contract.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { ERRORS, errorSchema } from '#shared/core/errors.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { errorBodyOf, errorsOf } from '#shared/core/route-errors.ts';
import { allRoutes } from '#shared/routes.ts';

const json = <S>(schema: S) => ({ 'application/json': { schema } });

const document = <S>(schema: S, type: DocumentKind) => ({
  [DOCUMENT_TYPES[type].split(';')[0] ?? '']: { schema },
});

const errorResponses = (route: Route) => {
  const byStatus = Map.groupBy(errorsOf(route), (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join(' '),
        content: route.answers === 'html' ? document(z.string(), 'html') : json(errorBodyOf(route)),
      },
    ]),
  );
};

/** What a route answers when all went well: JSON, a document, or the address that it leads to. */
const success = ({ status, response, answers }: Route) =>
  status === 302
    ? {
        description: 'Leads on.',
        headers: z.object({ location: (response as typeof redirectSchema).shape.location }),
      }
    : { description: 'Done.', content: answers ? document(response, answers) : json(response) };

const operation = (id: string, feature: string, route: Route): ZodOpenApiOperationObject => ({
  operationId: id,
  tags: [feature],
  summary: route.summary,
  security: route.access === 'public' ? [] : [{ session: [] }],
  requestParams: {
    ...(route.params && { path: route.params }),
    ...(route.query && { query: route.query }),
    ...(route.headers && { header: route.headers }),
  },
  ...(route.body && {
    requestBody: {
      required: true,
      content: route.protocol ? { 'application/x-amz-json-1.1': { schema: route.body } } : json(route.body),
    },
  }),
  responses: {
    [String(route.status ?? 200)]: success(route),
    ...errorResponses(route),
  },
});

/** The OpenAPI 3.1 document of all routes. */
export const openapiDocument = () => {
  const paths: ZodOpenApiPathsObject = {};
  for (const { id, feature, route } of allRoutes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(id, feature, route) };
  return createDocument({
    openapi: '3.1.0',
    info: { title: `${PRODUCT} API`, version: '1' },
    servers: [{ url: '/' }],
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-fledge' } },
    },
    paths,
  });
};
