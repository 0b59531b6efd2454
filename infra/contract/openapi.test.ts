import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import committed from '#shared/openapi.json' with { type: 'json' };
import { allRoutes } from '#shared/routes.ts';
import { openapiDocument } from './openapi.ts';

test('the document is valid OpenAPI 3.1 to a validator that is not ours', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(committed));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('the committed document is the one that the routes make', () => {
  expect(committed).toEqual(JSON.parse(JSON.stringify(openapiDocument())));
});

test('it has every route, once', () => {
  const operations = Object.values(committed.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(operations.sort()).toEqual(allRoutes.map(({ id }) => id).sort());
});
