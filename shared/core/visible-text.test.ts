import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstNameSchema, linksSchema } from '../features/users/schema.ts';
import { LONG_CHARACTERS } from '../testing/characters.ts';
import { line, paragraphs, plain, searchText } from './contract.ts';

const problemOf = (schema: ReturnType<typeof line>, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message;

test.each([
  '\u200b',
  '\u3164',
  '\u2800\u2800',
  '\u00ad',
  '\u034f',
  '\ufe0f',
  ' \u2060 ',
  '\u202e\u202c',
  '\u200f\u061c',
  '\u0301',
  '\u{e0041}',
])('a name of invisible characters counts as none: %j', (name) => {
  expect(problemOf(firstNameSchema, name)).toBe('First name is required');
});

describe('what scripts and emoji need stays', () => {
  test.each([
    'Ada',
    'क्षमा',
    'می\u200cخواهم',
    'ක්\u200dෂ',
    '李',
    '葛\u{e0100}',
    'O’Neil',
    '7',
    'ᠠ\u180eᠨ',
    'ᄒ\u1160ᆫ',
    'e\u0301',
    'C++\u200f ו-Java',
    'a\u200e(b)',
    'ا\u061c-1',
    'ភាសា\u200bខ្មែរ',
    'ไทย\u200bแลนด์',
    ...Object.values(LONG_CHARACTERS),
  ])('%j', (text) => {
    expect([line(99).parse(text), paragraphs(99).parse(text)]).toEqual([text, text]);
  });
});

test('control characters are refused, also where there is nothing else', () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
    (sign) => /\p{Cc}/u.test(sign) && sign.trim() !== '' && sign !== '\u0085',
  );
  expect(controls).toHaveLength(59);
  for (const sign of controls)
    for (const text of [sign, ` ${sign}\u200b`, `${sign}${sign}`, `a${sign}`])
      for (const schema of [line(99), paragraphs(99)]) expect(schema.safeParse(text).success).toBe(false);
});

test.each([
  ['a vertical tab', 'Dear team,\u000bI planned', 'Dear team,\nI planned', 'Dear team, I planned'],
  ['a form feed', 'Page one\fPage two', 'Page one\nPage two', 'Page one Page two'],
  ['all kinds of breaks', 'a\r\nb\rc\u2028d\u2029e\u0085f', 'a\nb\nc\nd\ne\nf', 'a b c d e f'],
  ['an empty line', 'a \r\n\r\n b', 'a \n\n b', 'a b'],
  ['a tab', '1.\tOne', '1.\tOne', '1. One'],
  ['spaces that do not break', '20\u00a0000\u202f€', '20 000 €', '20 000 €'],
  ['spaces of other widths', 'a\u2002b\u2009c\u205fd', 'a b c d', 'a b c d'],
  ['an ideographic space', '山田\u3000太郎', '山田\u3000太郎', '山田 太郎'],
  ['zero-width spaces and a byte order mark', '\ufeffGo\u200blang\u2060', 'Golang', 'Golang'],
  ['a soft hyphen', 'Donau\u00addampf', 'Donaudampf', 'Donaudampf'],
  ['an override', 'Invoice \u202efdp.exe', 'Invoice fdp.exe', 'Invoice fdp.exe'],
  ['embeddings and isolates', '\u202aOne\u202c \u2067Two\u2069', 'One Two', 'One Two'],
  ['hidden tags', 'Hi\u{e0049}\u{e0067}\u{e007f}', 'Hi', 'Hi'],
  ['noncharacters', 'a\uffff\ufdd0b', 'ab', 'ab'],
  ['the place of a picture', 'My \ufffcteam', 'My team', 'My team'],
  ['fillers of other scripts', 'Ann\u3164\u115f Lee\u180e\uffa0', 'Ann Lee', 'Ann Lee'],
  ['musical controls', 'a\u{1d173}b\u{1d17a}', 'ab', 'ab'],
  ['symbols of Word and Outlook', '\uf0b7 Go \uf0e0 Rust \uf04a', '• Go → Rust ☺', '• Go → Rust ☺'],
])('%s is taken for what it means', (_, pasted, inParagraphs, inLine) => {
  expect([paragraphs(99).parse(pasted), line(99).parse(pasted)]).toEqual([inParagraphs, inLine]);
  expect(searchText(99).parse(pasted)).toBe(inLine);
});

test.each([
  ['A bell \u0007 and more', 'Remove the invisible character U+0007 after “A bell”'],
  ['\u0000da', 'Remove the invisible character U+0000 at the beginning'],
  ['one\u009b', 'Remove the invisible character U+009B after “one”'],
  ['Hello \ud83c there', 'Remove half of a character (U+D83C) after “Hello”'],
  [
    `${'x'.repeat(40)}👩‍👩‍👧‍👦\u001b`,
    `Remove the invisible character U+001B after “${'x'.repeat(13)}👩‍👩‍👧‍👦”`,
  ],
])('what cannot be shown is refused with its place: %j', (text, problem) => {
  expect([problemOf(line(99), text), problemOf(paragraphs(99), text)]).toEqual([problem, problem]);
});

test('a fixed alphabet has no marks and no breaks', () => {
  expect(plain(30).parse('\u200e+972\u00a050-123-4567\u202c')).toBe('+972 50-123-4567');
  expect(
    linksSchema.parse({ portfolioUrl: ' https://example.org/\u202eone\u200b/\r\ntwo\ufeff' }).portfolioUrl,
  ).toBe('https://example.org/one/two');
  expect(linksSchema.safeParse({ portfolioUrl: 'https://example.org/a b' }).success).toBe(false);
});

test('whatever passes as a line is one line in which nothing reorders, and visible or empty', () => {
  const unit = fc.oneof(
    fc.constantFrom(
      '\u202e',
      '\u2068',
      '\u061c',
      '\u200b',
      '\u2028',
      '\n',
      ' ',
      '\t',
      'a',
      'é',
      '\u3164',
      '\ud83c',
    ),
    fc.constantFrom('\u00a0', '\u{e0067}', '🏴', '\u{e007f}', 'ខ', '\u0085', '\ufeff', '\r', '\u3000'),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 9 }), (units) => {
      const { data } = line(99).safeParse(units.join(''));
      if (data === undefined) return;
      expect(data).not.toMatch(/[\u202a-\u202e\u2066-\u2069\p{Zl}\p{Zp}\p{Cc}\p{Cs}]/u);
      expect(data === '' || /[aéខ🏴]/u.test(data)).toBe(true);
      expect(line(99).parse(data)).toBe(data);
    }),
  );
});
