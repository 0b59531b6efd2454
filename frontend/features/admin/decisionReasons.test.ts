import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OTHER } from '#frontend/core/forms/reasons.ts';
import { decideSchema } from '#shared/core/decisions.ts';
import { REASONS, reasonSchema } from './decisionReasons.ts';

test('whatever the form accepts, the server accepts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(REASONS).flat()),
      fc.string({ maxLength: 600 }),
      (reason, details) => {
        const { success, data } = reasonSchema.safeParse({ reason, details });
        if (success) expect(decideSchema.parse({ reason: data })).toEqual({ reason: data });
      },
    ),
    { numRuns: 100 },
  );
});

test('a reason is required: one of the list, or words of the admin', () => {
  expect(reasonSchema.safeParse({ reason: '', details: 'Spam' }).success).toBe(false);
  expect(reasonSchema.safeParse({ reason: OTHER, details: ' \n' }).success).toBe(false);
  expect(reasonSchema.parse({ reason: OTHER, details: 'Spam,\nagain' })).toBe('Spam, again');
  expect(reasonSchema.parse({ reason: 'The profile is incomplete.', details: '' })).toBe(
    'The profile is incomplete.',
  );
});
