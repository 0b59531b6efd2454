import { expect, test } from 'vitest';
import { inOneLine, isolated } from './isolation.ts';

test.each([
  ['Ada wrote to you', 'Ada wrote to you'],
  ['שרה כהן (Acme) wrote to you', '\u2068שרה כהן\u2069 (Acme) wrote to you'],
  ['C++ ו-Java', 'C++ \u2068ו\u2069-Java'],
  ['Replies to بيانات 2026 are due', 'Replies to \u2068بيانات\u2069 2026 are due'],
  ['שָׁלוֹם', '\u2068שָׁלוֹם\u2069'],
  ['<b>שרה</b>, <b>דנה</b>', '<b>\u2068שרה\u2069</b>, <b>\u2068דנה\u2069</b>'],
  ['שרה\nדנה', '\u2068שרה\u2069\n\u2068דנה\u2069'],
])('%j', (text, expected) => {
  expect(isolated(text)).toBe(expected);
  // It is the text still: without the controls, nothing changed.
  expect(isolated(text).replace(/[\u2068\u2069]/g, '')).toBe(text);
});

test('texts in one line keep their order, whatever their direction', () => {
  expect(inOneLine(['שרה', '', 'Acme', undefined, '2 דנה'])).toBe(
    '\u2068שרה\u2069 · Acme · 2 \u2068דנה\u2069',
  );
});
