import { expect, test } from 'vitest';
import * as z from 'zod';
import { EDGE_NUMBERS } from '#functions/testing/edge-numbers.ts';
import { isStorable } from '#shared/numbers.ts';
import { allRoutes } from '#shared/routes.ts';

/** Every number in a schema, with where it is, however it is wrapped. */
const numbersIn = (
  schema: z.core.$ZodType,
  path: string,
  seen = new Set<unknown>(),
): [string, z.ZodNumber][] => {
  const found: [string, z.ZodNumber][] = [];
  const visit = (value: unknown, at: string) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof z.ZodNumber) found.push([at, value]);
    const inner = value instanceof z.core.$ZodType ? value._zod.def : value;
    for (const [key, part] of Object.entries(inner)) visit(part, `${at}.${key}`);
  };
  visit(schema, path);
  return found;
};

const inputs = allRoutes.flatMap(({ id, route: { params, query, body } }) =>
  [params, query, body].flatMap((schema, i) =>
    schema ? numbersIn(schema, `${id} ${['params', 'query', 'body'][i]}`) : [],
  ),
);

test('the contract takes numbers', () => {
  expect(inputs.map(([at]) => at).join('\n')).toMatch(/users\.saveProfile body.*gpa/);
});

test.each(inputs)('%s accepts only what the table can store', (_, schema) => {
  const accepted = EDGE_NUMBERS.filter((number) => schema.safeParse(number).success);
  expect(accepted.filter((number) => !isStorable(number))).toEqual([]);
});
