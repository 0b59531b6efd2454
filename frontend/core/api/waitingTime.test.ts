import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import { waitingTime } from './waitingTime.ts';

const wait = (seconds: number | undefined) => waitingTime(new ApiError(429, '', { retryAfter: seconds }));

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [840, '14 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
])('%d seconds are %s', (seconds, words) => {
  expect(wait(seconds)).toBe(words);
});

test('says nothing when the server does not', () => {
  expect(wait(undefined)).toBeUndefined();
  expect(waitingTime(new TypeError('Failed to fetch'))).toBeUndefined();
});
