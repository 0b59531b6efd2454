import { expect, test } from 'vitest';
import { type TermsChange, termsChangedSince } from './terms.ts';

const day = (number: number) => `2026-01-0${number}T00:00:00.000Z`;
const pay = (number: number, before: string, after: string): TermsChange => ({
  at: day(number),
  terms: [{ term: 'pay', before, after }],
});

test('of several changes, an applicant sees what it was and what it is, and nothing from before', () => {
  const changes = [pay(1, 'A', 'B'), pay(3, 'B', 'C'), pay(5, 'C', 'D')];
  expect(termsChangedSince(changes, day(2))).toEqual([{ term: 'pay', before: 'B', after: 'D' }]);
  expect(termsChangedSince(changes, day(6))).toEqual([]);
});

test('what was changed back is no change', () => {
  expect(termsChangedSince([pay(3, 'B', 'C'), pay(5, 'C', 'B')], day(2))).toEqual([]);
});
