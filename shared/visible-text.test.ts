import fc from 'fast-check';
import { expect, test } from 'vitest';
import { line, paragraphs } from './contract.ts';
import { firstNameSchema, linksSchema } from './features/users.ts';

test.each([
  '\u200b',
  '\u3164',
  '\u2800\u2800',
  '\u00ad',
  '\u034f',
  '\ufe0f',
  ' \u2060 ',
  '\u202e\u202c',
  '\u0301',
  '\u{e0041}',
])('a name of invisible characters counts as none: %j', (name) => {
  expect(firstNameSchema.safeParse(name).error?.issues[0]?.message).toBe('First name is required');
});

test.each(['Ada', 'क्षमा', 'می\u200cخواهم', '李', '🪨', 'O’Neil', '7'])(
  'a name that can be seen passes: %s',
  (name) => {
    expect(firstNameSchema.parse(name)).toBe(name);
  },
);

test('bidirectional controls are removed from what other users see', () => {
  expect(firstNameSchema.parse('\u202a Ada\u202c')).toBe('Ada');
  expect(line(150).parse('Invoice \u202efdp.exe')).toBe('Invoice fdp.exe');
  expect(paragraphs(99).parse('One\u2067\nTwo\u2069')).toBe('One\nTwo');
});

test.each(['\u2028', '\u2029', '\u0085', '\u009b', '\n', '\u0000'])(
  'a line has no break or control character: %j',
  (sign) => {
    expect(line(99).safeParse(`Dear${sign}Bcc: all`).success).toBe(false);
  },
);

test('every kind of line break is one in paragraphs', () => {
  expect(paragraphs(99).parse('a\r\nb\rc\u2028d\u2029e\u0085f')).toBe('a\nb\nc\nd\ne\nf');
});

test.each(['https://example.org/\u202etxt', 'https://example.org/a b', 'https://example.org/\u200b'])(
  'a link has nothing that cannot be seen: %j',
  (portfolioUrl) => {
    expect(linksSchema.safeParse({ portfolioUrl }).success).toBe(false);
  },
);

test('whatever passes as a line is free of bidirectional controls and breaks, and visible or empty', () => {
  const unit = fc.constantFrom(
    '\u202e',
    '\u2068',
    '\u061c',
    '\u200b',
    '\u2028',
    '\n',
    ' ',
    'a',
    'é',
    '\u3164',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 8 }), (text) => {
      const { data } = line(99).safeParse(text);
      if (data === undefined) return;
      expect(data).not.toMatch(/[\p{Bidi_Control}\p{Zl}\p{Cc}]/u);
      expect(data === '' || /[aé]/.test(data)).toBe(true);
    }),
  );
});
