import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

test.each([
  ['React essentials', 20, 2, ['React essentials']],
  ['React essentials', 10, 2, ['React', 'essentials']],
  ['A course about many things', 10, 2, ['A course', 'about man…']],
  ['Donaudampfschifffahrt', 10, 3, ['Donaudampf', 'schifffahr', 't']],
  ['数据结构与算法', 8, 2, ['数据结构', '与算法']],
  ['👩🏽‍🚀👩🏽‍🚀', 2, 2, ['👩🏽‍🚀', '👩🏽‍🚀']],
])('“%s” in lines of %d, at most %d', (text, width, most, lines) => {
  expect(linesOf(text, width, most)).toEqual(lines);
});

test('no text makes more lines, and one that fits is there as a whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const lines = linesOf(text, 12, 3);
      expect(lines.length).toBeLessThanOrEqual(3);
      const whole = text.replaceAll(/\s/g, '');
      const shown = lines.join('').replaceAll(/\s/g, '');
      if (shown.endsWith('…') && shown !== whole) expect(whole.startsWith(shown.slice(0, -1))).toBe(true);
      else expect(shown).toBe(whole);
    }),
    { numRuns: 100 },
  );
});
