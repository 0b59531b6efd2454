import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CREDENTIAL_BYTES } from './limits.ts';
import { FileRefused } from './refusals.ts';
import { bakedSvg, credentialInSvg } from './svg.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
const V3 = 'xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"';
const V2 = 'xmlns:openbadges="http://openbadges.org"';
const svg = (content: string, attributes = V3) => `<svg ${attributes}>${content}</svg>`;

const refusalOf = (text: string): string => {
  try {
    credentialInSvg(text);
  } catch (error) {
    if (error instanceof FileRefused) return error.refusal;
    throw error;
  }
  return 'read';
};

test('a credential that is baked into a picture comes out as it was, whatever names it has', () => {
  const name = fc.oneof(
    fc.constantFrom(']]>', ']]]]>>', '</svg>', '\ufffe\uffff', '&amp;', '$&'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const baked = bakedSvg(PICTURE, JSON.stringify({ names }));
      expect(JSON.parse(credentialInSvg(baked))).toEqual(JSON.parse(JSON.stringify({ names })));
      expect(baked).not.toMatch(/[\ufffe\uffff]/);
    }),
    { numRuns: 100 },
  );
});

test('a picture is made as the standard says: the element comes first, and its end is in no name', () => {
  expect(bakedSvg(PICTURE, '{"name":"a]]>b"}')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"><openbadges:credential><![CDATA[{"name":"a]]]]><![CDATA[>b"}]]></openbadges:credential><path d="M0 0h9"/></svg>',
  );
});

test.each([
  ['a signed token', svg('<openbadges:credential verify="aa.bb.cc"/>'), 'aa.bb.cc'],
  [
    'a signed token with an empty element',
    svg('<openbadges:credential verify="aa.bb.cc"> </openbadges:credential>'),
    'aa.bb.cc',
  ],
  [
    'a document that is escaped',
    svg('<openbadges:credential>{&quot;a&quot;:&#x31;}</openbadges:credential>'),
    '{"a":1}',
  ],
  [
    'Open Badges 2.0, by its address',
    svg('<openbadges:assertion verify="https://issuer.example/1?a=1&amp;b=2"/>', V2),
    'https://issuer.example/1?a=1&b=2',
  ],
  [
    'Open Badges 2.0, with its document',
    svg(
      '<openbadges:assertion verify="https://issuer.example/1"><![CDATA[ {"a":1} ]]></openbadges:assertion>',
      V2,
    ),
    '{"a":1}',
  ],
  [
    'another prefix',
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g xmlns:o="https://purl.imsglobal.org/ob/v3p0"><o:credential>{}</o:credential></s:g></s:svg>',
    '{}',
  ],
  [
    'a namespace without a prefix',
    '<svg><credential xmlns="https://purl.imsglobal.org/ob/v3p0">{}</credential></svg>',
    '{}',
  ],
  [
    'comments, instructions and the type of an SVG',
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd"><!-- <script> -->${svg('<openbadges:credential>{}</openbadges:credential>')}\n`,
    '{}',
  ],
])('%s is read', (_, text, found) => {
  expect(credentialInSvg(text)).toBe(found);
});

test.each([
  ['a picture without one', PICTURE, 'none'],
  [
    'an element of another namespace',
    svg('<openbadges:credential>{}</openbadges:credential>', 'xmlns:openbadges="https://other.example"'),
    'none',
  ],
  ['a prefix that nothing declares', '<svg><openbadges:credential>{}</openbadges:credential></svg>', 'none'],
  ['an empty one', svg('<openbadges:credential/>'), 'none'],
  [
    'two',
    svg('<openbadges:credential>{}</openbadges:credential><openbadges:credential>{}</openbadges:credential>'),
    'several',
  ],
  [
    'one within the other',
    svg('<openbadges:credential>{}<openbadges:credential>{}</openbadges:credential></openbadges:credential>'),
    'damaged',
  ],
  ['a script', svg('<openbadges:credential>{}</openbadges:credential><script>alert(1)</script>'), 'script'],
  [
    'a script by another prefix',
    svg('<x:ScRiPt/><openbadges:credential>{}</openbadges:credential>'),
    'script',
  ],
  [
    'what a click runs',
    svg('<openbadges:credential>{}</openbadges:credential><g onclick="alert(1)"/>'),
    'script',
  ],
  [
    'a link that runs',
    svg('<openbadges:credential>{}</openbadges:credential><a href=" &#106;avascript:alert(1)"/>'),
    'script',
  ],
  ['a page in it', svg('<foreignObject/><openbadges:credential>{}</openbadges:credential>'), 'script'],
  [
    'entities of its own',
    `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('<openbadges:credential>&a;</openbadges:credential>')}`,
    'declarations',
  ],
  ['an entity that nothing declares', svg('<openbadges:credential>&a;</openbadges:credential>'), 'damaged'],
  [
    'a character that does not exist',
    svg('<openbadges:credential>&#x110000;</openbadges:credential>'),
    'damaged',
  ],
  [
    'one that is too long',
    svg(`<openbadges:credential>"${'x'.repeat(CREDENTIAL_BYTES)}"</openbadges:credential>`),
    'long',
  ],
  ['an element that is not closed', `<svg ${V3}><openbadges:credential>{}`, 'damaged'],
  ['elements that cross', svg('<g><openbadges:credential>{}</g></openbadges:credential>'), 'damaged'],
  ['an attribute twice', svg('<openbadges:credential verify="a.b.c" verify="d.e.f"/>'), 'damaged'],
  ['text around it', `before ${svg('<openbadges:credential>{}</openbadges:credential>')}`, 'damaged'],
  ['a hundred levels and more', `${'<svg>'.repeat(200)}`, 'damaged'],
  ['a web page', '<html><body/></html>', 'kind'],
])('%s is refused', (_, text, refusal) => {
  expect(refusalOf(text)).toBe(refusal);
});

test('what anyone makes up is read or refused at once', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    '<svg ',
    V3,
    '<openbadges:credential',
    '<![CDATA[',
    ']]>',
    '<!--',
    ' a="',
    '"',
    ' ',
    '&',
    ';',
    'x',
    '<!DOCTYPE',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      expect(refusalOf(pieces.join(''))).toMatch(/^[a-z]+$/);
    }),
    { numRuns: 300 },
  );
  // Each of these would take minutes if a step were repeated for every character.
  for (const long of ['<a', '<a ', '<a b', '<a b=""', '<!--', '<a>&', '<?'])
    expect(refusalOf(`<svg>${long}${long.at(-1)?.repeat(1_000_000)}`)).not.toBe('read');
});
