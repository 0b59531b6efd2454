import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/core/durations.ts';
import { isEnding, isInForce, stateOf, validityInWords } from './state.ts';

const NOW = new Date('2026-11-27T12:00:00.000Z');
const until = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();
const issued = (validUntil: string | null) => ({ status: 'issued', validUntil }) as const;

test.each([
  [null, 'It doesn’t expire.', false],
  [until(61), 'Valid until 27 January 2027.', false],
  [until(60), 'Valid until 26 January 2027, 60 days left.', true],
  [until(0.5), 'Valid until 28 November 2026, one day left.', true],
  [until(0), 'It was valid until 27 November 2026.', true],
])('one that is valid until %s says “%s”', (validUntil, words, ending) => {
  expect(validityInWords(issued(validUntil), NOW)).toBe(words);
  expect(isEnding(issued(validUntil), NOW)).toBe(ending);
});

test('only one that is issued and not over is in force, and says so in words', () => {
  expect(isInForce(issued(until(1)), NOW)).toBe(true);
  expect(stateOf(issued(until(1)), NOW)).toEqual({ label: 'Issued', tone: 'positive' });
  expect(isInForce(issued(until(0)), NOW)).toBe(false);
  expect(stateOf(issued(until(0)), NOW)).toEqual({ label: 'Expired', tone: 'warning' });
  for (const status of ['suspended', 'revoked'] as const) {
    expect(isInForce({ status, validUntil: null }, NOW)).toBe(false);
    expect(validityInWords({ status, validUntil: until(61) }, NOW)).toBe('Not in force.');
    // What an admin decided outweighs the time.
    expect(stateOf({ status, validUntil: until(-1) }, NOW).label.toLowerCase()).toBe(status);
  }
});
