import { expect, test } from 'vitest';
import { inFieldOrder } from './ErrorSummary.tsx';

const problem = (name: string) => ({ name, message: `${name} is wrong`, focus: undefined });

test('problems come in the order of the fields, with those of entries at their field', () => {
  const reported = ['password', 'unknown', 'skills.2', 'email', 'firstName'].map(problem);
  const fields = ['firstName', 'email', 'skills', 'skills', 'password'];
  expect(inFieldOrder(reported, fields).map(({ name }) => name)).toEqual([
    'firstName',
    'email',
    'skills.2',
    'password',
    'unknown',
  ]);
});
