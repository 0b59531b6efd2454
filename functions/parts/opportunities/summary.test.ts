import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncate } from './summary.ts';

describe('the beginning of a text', () => {
  it.each([
    ['Short enough.', 20, 'Short enough.'],
    ['  Lines\n\nand   gaps  ', 20, 'Lines and gaps'],
    ['Exactly twenty chars', 20, 'Exactly twenty chars'],
    ['Exactly twenty chars!', 20, 'Exactly twenty…'],
    ['One, two, three', 10, 'One, two…'],
    ['Unbreakablelongword', 9, 'Unbreaka…'],
    ['🦊🦊🦊🦊', 5, '🦊🦊…'],
    ['🦊🦊🦊🦊', 6, '🦊🦊…'],
  ])('%j in %i: %j', (text, length, expected) => expect(truncate(text, length)).toBe(expected));

  it('is never too long, splits no character and begins the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab \n,.é🦊東'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 50 }), (given, length) => {
        const beginning = truncate(given, length);
        expect(beginning.length).toBeLessThanOrEqual(length);
        expect(beginning.isWellFormed()).toBe(true);
        const flat = given.replace(/\s+/gu, ' ').trim();
        expect(beginning === flat || flat.startsWith(beginning.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});
