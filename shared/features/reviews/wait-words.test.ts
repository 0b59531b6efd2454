import { expect, test } from 'vitest';
import { COUNTED_AHEAD, placeInWords, waitsInWords } from './wait-words.ts';

test.each([
  [{ half: 70, fourOfFive: 144, from: 12 }, 'Half wait under 3 days, four of five under 6'],
  [{ half: 72, fourOfFive: 72, from: 12 }, 'Half wait under 3 days, four of five under 3'],
  [{ half: 20, fourOfFive: 30, from: 12 }, 'Half wait under 20 hours, four of five under 30'],
  [{ half: 30, fourOfFive: 49, from: 12 }, 'Half wait under 30 hours, four of five under 3 days'],
  [{ half: 0, fourOfFive: 1, from: 5 }, 'Half wait under 1 hour, four of five under 1'],
  [{ half: 48, fourOfFive: null, from: 6 }, 'Half wait under 2 days'],
  [{ half: null, fourOfFive: null, from: 4 }, 'Not enough yet'],
])('how long others wait: %j is said as %s', (waits, words) => {
  expect(waitsInWords(waits)).toBe(words);
});

test('a place says how many are ahead, and no more than is known', () => {
  expect(placeInWords(1)).toBe('Next in the queue');
  expect(placeInWords(4)).toBe('3 ahead in the queue');
  expect(placeInWords(COUNTED_AHEAD + 1)).toBe('200 ahead in the queue');
  expect(placeInWords(COUNTED_AHEAD + 2)).toBe('More than 200 ahead in the queue');
});
