import { expect, test } from 'vitest';
import { isAnswered, typedNumber, unchangedAnswer } from './answers.ts';

test.each([
  ['42', 42],
  [' 3,5 ', 3.5],
  ['-0.25', -0.25],
  ['', null],
  ['  ', null],
  ['3 apples', null],
  ['1e13', null],
  ['Infinity', null],
])('“%s” is read as %s', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

test('an order is answered as it is shown, and nothing else without an input', () => {
  const exercise = { prompt: [], options: ['a', 'b', 'c'], unit: null, code: null };
  expect(unchangedAnswer({ ...exercise, kind: 'order' })).toEqual([1, 2, 3]);
  expect(unchangedAnswer({ ...exercise, kind: 'choice' })).toBeNull();
  expect([null, [], '', 0, [1], 'x'].map(isAnswered)).toEqual([false, false, false, true, true, true]);
});
