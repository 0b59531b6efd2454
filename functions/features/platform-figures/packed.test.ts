import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import { packed, unpacked } from './packed.ts';

it('numbers are the same when they are unpacked', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(), fc.maxSafeNat(), fc.constant(0))), (numbers) => {
      expect(unpacked(packed(numbers))).toEqual(numbers);
    }),
    cases(300, 20_000),
  );
});

it('small numbers are one byte, and a million is three', () => {
  expect(packed([0, 127])).toHaveLength(2);
  expect(packed([128, 16_383])).toHaveLength(4);
  expect(packed([1_000_000])).toHaveLength(3);
});
