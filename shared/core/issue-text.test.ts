import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { signUpSchema } from '../features/auth/routes.ts';
import { opportunityQuery } from '../features/opportunities/query.ts';
import { pageQuery } from './contract.ts';
import { issueText } from './issue-text.ts';

/** Dotted path → sentence, as the API answers it. */
const wrong = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value, { error: issueText }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('issueText', () => {
  test('says what is missing', () => {
    expect(wrong(signUpSchema, { email: 'a@b.co', firstName: '', lastName: 'L' })).toEqual({
      password: 'This is required',
      firstName: 'First name is required',
    });
  });

  test('names the bounds of numbers and the choices of lists', () => {
    expect(wrong(z.object(pageQuery), { limit: '51' })).toEqual({ limit: 'At most 50' });
    expect(wrong(opportunityQuery, { type: 'gig' })).toEqual({
      type: 'Choose one of: job, internship, project',
    });
  });

  test('leaves a sentence of the schema alone', () => {
    expect(wrong(z.object({ email: signUpSchema.shape.email }), { email: 'nobody' })).toEqual({
      email: 'Invalid email address',
    });
  });
});
