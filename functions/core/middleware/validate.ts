import type * as z from 'zod';
import type { Route } from '#shared/core/contract.ts';
import { issueText } from '#shared/core/issue-text.ts';
import { isStorable } from '#shared/core/numbers.ts';
import { refusedCharacter } from '#shared/core/refused-characters.ts';
import { AppError } from '../errors.ts';
import type { ApiMiddleware } from './request.ts';

/** The first thing wrong with each field, by its dotted path; a problem of the whole has the path ''. */
const fieldsOf = (error: z.ZodError): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return fields;
};

/**
 * Why the table would refuse a value. Checked here for every route, so that a schema that forgets a bound leads to a 400
 * and not to a 500.
 */
const unstorable = (value: unknown): string | undefined => {
  if (typeof value === 'number' && !isStorable(value)) return 'This number is too small or too large';
  if (typeof value === 'string' && !value.isWellFormed()) return refusedCharacter(value)?.message;
  return undefined;
};

/** The fields of a value that cannot be stored, by their dotted paths. */
const unstorableFields = (value: unknown, path = ''): Record<string, string> => {
  const problem = unstorable(value);
  if (problem !== undefined) return { [path]: problem };
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) =>
      unstorableFields(inner, path === '' ? key : `${path}.${key}`),
    ),
  );
};

/**
 * The value as the schema has it; throws 400 `invalid_input` with the fields that do not fit it, or whose values
 * cannot be stored, unless the handler deals with those.
 */
export const parseInput = (
  schema: z.ZodType | undefined,
  value: unknown,
  readsOddValues = false,
): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: issueText });
  if (!parsed.success) throw new AppError('invalid_input', { fields: fieldsOf(parsed.error) });
  const fields = readsOddValues ? {} : unstorableFields(parsed.data);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  return parsed.data;
};

/** Checks path, query, body and headers against the route's schemas: 400 `invalid_input` with the fields. */
export const validateInput = (): ApiMiddleware => ({
  name: 'validate-input',
  before: ({ event, internal }) => {
    const { route, body } = internal;
    internal.input = {
      params: parseInput(route.params, event.pathParameters ?? {}),
      query: parseInput(route.query, event.queryStringParameters ?? {}),
      body: parseInput(route.body, body, route.readsOddValues),
      headers: parseInput(route.headers, event.headers),
    };
  },
});

/**
 * The handler's result as the route's response schema has it, without fields that the schema does not name. One that
 * does not match is our mistake and is never sent: the request fails with 500, and the log names the paths.
 */
export const validateResponse = ({ id, response }: Route, result: unknown): unknown => {
  const parsed = response.safeParse(result);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole');
  throw new AppError('internal', {
    cause: new Error(`The response of ${id} does not match its schema: ${paths.join(', ')}`),
  });
};
