import { expect, test } from 'vitest';
import { aboutSchema } from './schema.ts';

const { phone } = aboutSchema.shape;

test.each([
  ['+46 70 123 45 67', '+46 70 123 45 67'],
  ['（０３）１２３４-５６７８', '(03)1234-5678'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['+49\u201030\u20111234567', '+49-30-1234567'],
  ['\u202a+972\u00a050\u200e-1234567\u202c', '+972 50-1234567'],
  ['tel:+14155550100', '+14155550100'],
  ['+4930/1234567', '+4930/1234567'],
])('%s is a phone number', (typed, stored) => {
  expect(phone.safeParse(typed).data).toBe(stored);
  expect(phone.parse(stored)).toBe(stored);
});

test('what is none is refused for what is wrong with it', () => {
  const problemOf = (typed: string) => phone.safeParse(typed).error?.issues.map(({ message }) => message);
  const few = ['Phone number must be at least 10 digits'];
  expect(['', '123', '１２３', '+(((1 2 3 4-5-6', 'call me'].map(problemOf)).toEqual([
    few,
    few,
    few,
    few,
    few,
  ]);
  const others = [expect.stringMatching(/^Use only digits/)];
  expect(['020 7946 0000 ext. 5', '0207946000x'].map(problemOf)).toEqual([others, others]);
});
