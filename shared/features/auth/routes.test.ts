import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPasswordSchema } from './routes.ts';

/** The API reference's pattern for a password, by which Cognito refuses what its pool's policy would take. */
const COGNITO = /^\S+.*\S+$/;

test('whatever passes, Cognito takes: no line break of any kind, no white space at either end', () => {
  const odd = fc.constantFrom('\n', '\r', '\u0085', '\u2028', '\u2029', ' ', '\t', '\u00a0', 'a', 'é', '🪨');
  fc.assert(
    fc.property(fc.string({ unit: odd, minLength: 8, maxLength: 20 }), (password) => {
      if (newPasswordSchema.safeParse(password).success) expect(password).toMatch(COGNITO);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  'quiet\nharbour',
  'quiet\rharbour',
  'quiet\u0085harbour',
  'quiet\u2028harbour',
  'quiet\u2029harbour',
])('refuses a line break: %j', (password) => {
  expect(newPasswordSchema.safeParse(password).success).toBe(false);
});

test('takes spaces and signs of any script within', () => {
  for (const password of ['quiet harbour lamp', '静かな港 ランプ 四十二', '🪨🧶 harbour'])
    expect(newPasswordSchema.safeParse(password).success).toBe(true);
});
