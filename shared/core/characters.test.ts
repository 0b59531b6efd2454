import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONG_CHARACTERS } from '../testing/characters.ts';
import { beginningOf, charactersOf, firstCharacter, shortened } from './characters.ts';

const unit = fc.oneof(
  fc.constantFrom(...Object.values(LONG_CHARACTERS), 'a', ' ', 'é', '\r\n', '\n', '…', 'ש', 'ﷺ'),
  fc.constantFrom('\u0301', '\u200d', '\ufe0f', '\u1161', '\ud83c', '\udde8', '🏽', '🇩'),
  fc.string({ unit: 'grapheme', maxLength: 2 }),
);
const texts = fc.array(unit, { maxLength: 30 }).map((parts) => parts.join(''));

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Where characters of a text begin and end, by going through all of it. */
const boundariesOf = (text: string): number[] => [
  ...Array.from(segmenter.segment(text), ({ index }) => index),
  text.length,
];

test('a text is cut at the last boundary of characters that fits, at every offset', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const boundaries = boundariesOf(text);
      for (let most = 0; most <= text.length + 1; most += 1)
        expect(beginningOf(text, most).length).toBe(boundaries.findLast((one) => one <= most));
    }),
  );
});

test('a shortened text is never too long, ends whole, and says that it was cut', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 60 }), (text, most) => {
      const short = shortened(text, most);
      expect(short.length).toBeLessThanOrEqual(most);
      const kept = text.length <= most ? text : short.slice(0, -1);
      expect(short).toBe(text.length <= most ? text : `${kept}…`);
      expect(text.startsWith(kept)).toBe(true);
    }),
  );
});

describe.each(Object.entries(LONG_CHARACTERS))('%s', (_, character) => {
  test('is one character, in whole or not at all', () => {
    expect([...charactersOf(`a${character}b`)]).toEqual(['a', character, 'b']);
    expect(firstCharacter(`${character}b`)).toBe(character);
    for (let before = 0; before < 12; before += 1) {
      const text = `${'x'.repeat(before)}${character} more`;
      expect([text, `${'x'.repeat(before)}…`, `${'x'.repeat(before)}${character}…`]).toContain(
        shortened(text, before + 3),
      );
    }
  });
});

test('an empty text has no first character', () => {
  expect([firstCharacter(''), firstCharacter('A'), firstCharacter('Ada')]).toEqual(['', 'A', 'A']);
});
