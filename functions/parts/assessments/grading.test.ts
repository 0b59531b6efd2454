import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import type { Answer } from '#shared/features/courses/exercises.ts';
import { type AnswerKey, isRight } from './grading.ts';

const options = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 6 });
const word = fc.stringMatching(/^[a-zA-Z0-9äÖß.;()-]{1,8}$/);
const spaces = fc.constantFrom(' ', '  ', ' \t ', '\u00a0');

it.each<[string, AnswerKey, Answer[], Answer[]]>([
  ['a choice', { kind: 'choice', right: 2 }, [2], [1, 3, '2', [2]]],
  [
    'several',
    { kind: 'several', right: [1, 3] },
    [
      [1, 3],
      [3, 1],
    ],
    [[1], [1, 3, 4], [1, 1], 1, '1,3', []],
  ],
  ['an order', { kind: 'order', right: [3, 1, 2] }, [[3, 1, 2]], [[1, 2, 3], [3, 1], '312']],
  ['a number', { kind: 'number', right: 0.3 }, [0.1 + 0.2, ' 0.3 '], [0.31, '', ' ', 'x', [0.3], '0.3 ms']],
  ['with a tolerance', { kind: 'number', right: 42, tolerance: 0.5 }, [41.5, 42.5], [41.49, 42.51]],
  [
    'a text',
    { kind: 'text', right: ['git switch', 'git checkout'] },
    ['Git  Switch', ' git checkout\n'],
    ['gitswitch', 'git', '', 1],
  ],
  [
    'printed code',
    { kind: 'code', right: ['1\n  2'] },
    ['1  \r\n  2\n\n', '1\n  2'],
    ['1\n2', '1', ' 1\n  2', '1\n\n  2'],
  ],
])('%s is right in these ways alone', (_, key, right, wrong) => {
  expect(right.filter((answer) => !isRight(key, answer))).toEqual([]);
  expect(wrong.filter((answer) => isRight(key, answer))).toEqual([]);
});

it('several are right in any order, and an order in one', () => {
  fc.assert(
    fc.property(options, fc.infiniteStream(fc.nat()), (right, stream) => {
      const shuffled = right
        .map((number) => [stream.next().value ?? 0, number] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, number]) => number);
      const same = shuffled.every((number, index) => number === right[index]);
      expect(isRight({ kind: 'several', right }, shuffled)).toBe(true);
      expect(isRight({ kind: 'order', right }, shuffled)).toBe(same);
      expect(isRight({ kind: 'several', right }, shuffled.slice(1))).toBe(false);
    }),
    cases(100, 2000),
  );
});

it('a text is right however it is cased and spaced, and only then', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), spaces, word, (parts, space, more) => {
      const key: AnswerKey = { kind: 'text', right: [parts.join(' ')] };
      const typed = `${space}${parts.join(space).toLowerCase()}${space}`;
      expect(isRight(key, typed)).toBe(true);
      expect(isRight(key, `${typed}${more}`)).toBe(false);
    }),
    cases(100, 2000),
  );
});

it('a number is right within the tolerance, whatever its size', () => {
  const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(number, fc.double({ min: 0.01, max: 100, noNaN: true }), (right, tolerance) => {
      const key: AnswerKey = { kind: 'number', right, tolerance };
      expect(isRight(key, right)).toBe(true);
      expect(isRight(key, right + tolerance * 0.99)).toBe(true);
      expect(isRight(key, right + tolerance * 1.01 + 3)).toBe(false);
    }),
    cases(100, 2000),
  );
});
