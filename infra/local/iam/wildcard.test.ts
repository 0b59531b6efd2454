import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { matches } from './wildcard.ts';

/** The same rule said with a regular expression. */
const reference = (pattern: string, text: string): boolean => {
  const source = pattern
    .replace(/[\\^$.|+()[\]{}]/g, '\\$&')
    .replace(/\*/g, '[^]*')
    .replace(/\?/g, '[^]');
  return new RegExp(`^${source}$`).test(text);
};

const few = (letters: string[]) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 10 });

test('matches as the reference does', () => {
  fc.assert(
    fc.property(few(['a', 'b', '.', '*', '?']), few(['a', 'b', '.']), (pattern, text) => {
      expect(matches(pattern, text)).toBe(reference(pattern, text));
    }),
    { numRuns: 3000 },
  );
});

test('a text without wildcards matches itself only, a star everything', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      fc.pre(!/[*?]/.test(one));
      expect(matches(one, other)).toBe(one === other);
      expect(matches('*', other)).toBe(true);
      expect(matches(`${one}*`, one + other)).toBe(true);
      expect(matches(`*${other.replace(/[*?]/g, '')}`, one + other.replace(/[*?]/g, ''))).toBe(true);
    }),
  );
});

test('no pattern makes it slow', () => {
  const start = process.cpuUsage();
  expect(matches(`${'*a'.repeat(200)}b`, 'a'.repeat(5000))).toBe(false);
  expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
});
