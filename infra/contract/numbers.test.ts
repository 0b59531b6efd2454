import { expect, test } from 'vitest';
import * as z from 'zod';
import { EDGE_NUMBERS } from '#functions/testing/edge-numbers.ts';
import { isStorable } from '#shared/core/numbers.ts';
import { allRoutes } from '#shared/routes.ts';
import { schemasIn } from './testing/schemas.ts';

const isNumber = (schema: unknown): schema is z.ZodNumber => schema instanceof z.ZodNumber;

const numbers = allRoutes.flatMap(({ id, route: { params, query, body } }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schemasIn(schema, isNumber, `${id} ${part}`),
  ),
);

test('the numbers of all features are found', () => {
  expect(numbers.map(([path]) => path).join('\n')).toMatch(/users\.saveProfile body.*gpa/);
});

test.each(numbers)('%s accepts only what the table can store', (_, schema) => {
  const accepted = EDGE_NUMBERS.filter((number) => schema.safeParse(number).success);
  expect(accepted.filter((number) => !isStorable(number))).toEqual([]);
});
