import { expect, test } from 'vitest';
import { matchScore } from './matching.ts';

const found = (typed: string, label: string, ...more: string[]) => matchScore('id', typed, [label, ...more]);

test('every typed word must occur somewhere', () => {
  expect(found('nai', 'University of Nairobi')).toBe(1);
  expect(found('uni nai', 'University of Nairobi')).toBe(1);
  expect(found('nai', 'Universidad de Chile', 'national')).toBe(0);
  expect(found('lund kth', 'Lund University')).toBe(0);
});

test('capitals and accents do not matter', () => {
  expect(found('munchen', 'Technische Universität München')).toBe(1);
  expect(found('ÅSA', 'Asa Holm')).toBe(1);
});

test('the beginning of a word of the label fits best, then other words, then the middle', () => {
  expect(found('sign', 'Sign out')).toBe(1);
  expect(found('logout', 'Sign out', 'logout')).toBe(0.6);
  expect(found('ign', 'Sign out')).toBe(0.3);
});
