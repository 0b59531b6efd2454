import { expect, test } from 'vitest';
import { nextStep } from './filters.ts';

test('the next step is an interview for a student who has one, and else that of the role', () => {
  expect(nextStep('student', undefined)).toBe('apply');
  expect(nextStep('student', { interviews: 0 })).toBe('apply');
  expect(nextStep('student', { interviews: 1 })).toBe('interview');
  expect(nextStep('mentor', { interviews: 1 })).toBe('mentor');
  expect(nextStep('employer', undefined)).toBe('hire');
});
