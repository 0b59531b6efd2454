import type * as z from 'zod';
import { issueText } from '#shared/issue-text.ts';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { log } from '../log.ts';
import type { ApiMiddleware } from './request.ts';

/** The first thing wrong with each field, by its dotted path; what is wrong with the whole stands under ''. */
const fieldsOf = (error: z.ZodError): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[path.join('.')] ??= message;
  return fields;
};

const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: issueText });
  if (!parsed.success) throw new AppError('invalid_input', { fields: fieldsOf(parsed.error) });
  return parsed.data;
};

/** Checks path, query and body against the route's schemas: 400 `invalid_input` with the fields. */
export const validateInput = (): ApiMiddleware => ({
  name: 'validate-input',
  before: ({ event, internal }) => {
    const { route, body } = internal;
    internal.input = {
      params: check(route.params, event.pathParameters ?? {}),
      query: check(route.query, event.queryStringParameters ?? {}),
      body: check(route.body, body),
    };
  },
});

/**
 * Cuts an answer to its response schema. One that does not fit is our mistake: in the local stage, where the tests
 * run, it fails the request; in a deployed stage it is logged and the person gets their answer.
 */
export const fitAnswer = (schema: z.ZodType, id: string, answer: unknown): unknown => {
  const fitted = schema.safeParse(answer);
  if (fitted.success) return fitted.data;
  if (env('STAGE') === 'local')
    throw new AppError('internal', { message: `${id} answered outside its schema`, cause: fitted.error });
  log('error', 'answer outside its schema', {
    route: id,
    paths: fitted.error.issues.map(({ path }) => path.join('.')),
  });
  return answer;
};
