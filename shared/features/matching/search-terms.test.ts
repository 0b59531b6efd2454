import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allArePrefixes, queryWords, wordsOf } from './search-terms.ts';

const finds = (q: string, text: string) => {
  const words = queryWords(q);
  return words.length > 0 && allArePrefixes(words, wordsOf(text));
};

describe('search terms', () => {
  it.each([
    ['c++', 'C++', true],
    ['c++', 'Senior (C++) developer', true],
    ['c', 'C++', true],
    ['c#', 'C#/.NET', true],
    ['.net', 'C#/.NET', true],
    ['.net', 'ASP.NET', false],
    ['net', 'C#/.NET', true],
    ['.net', 'Junior .NET developer', true],
    ['node', 'Node.js', true],
    ['node.js', 'Node.js', true],
    ['node.', 'Node.js', true],
    ['js', 'Node.js', true],
    ['node.js', 'Cloud/Node.js', true],
    ['nodejs', 'Node.js', false],
    ['ui/ux', 'UI/UX Design', true],
    ['ux', 'UI/UX Design', true],
    ['ux design', 'UI/UX Design', true],
    ['design ui', 'UI/UX Design', true],
    ['esign', 'UI/UX Design', false],
    ['zurich', 'Zürich Insurance', true],
    ['ZÜR', 'Zurich Insurance', true],
    ['STRASSE', 'Straße', true],
    ['οδος', 'ΟΔΟΣΑ', true],
    ['istanbul', 'İSTANBUL', true],
    ['東京', '東京大学', true],
    ['fi', 'ﬁnance', true],
    ['front-end', 'Front-End (Remote)', true],
    ['(remote', 'Front-End (Remote)', true],
    ['r&d', 'R&D engineer', true],
    ['!!!', 'R&D engineer', false],
    ['', 'R&D engineer', false],
  ])('%j finds %j: %s', (q, text, expected) => expect(finds(q, text)).toBe(expected));

  const chunk = fc.string({
    unit: fc.constantFrom(...'aBcÉzß9.+#/-(&)\u0301İΣσ東'),
    minLength: 1,
    maxLength: 12,
  });

  it('finds a text by whatever begins one of its space-separated parts', () => {
    fc.assert(
      fc.property(
        fc.array(chunk, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.nat(),
        (parts, which, cut) => {
          const part = [...(parts[which % parts.length] as string)];
          const begun = part.slice(0, 1 + (cut % part.length)).join('');
          fc.pre(/[\p{L}\p{N}]/u.test(begun));
          expect(finds(begun, parts.join(' '))).toBe(true);
        },
      ),
    );
  });

  it('folds once and for all: words of words are themselves', () => {
    fc.assert(
      fc.property(chunk, (text) => {
        for (const word of wordsOf(text)) expect(wordsOf(word)).toContain(word);
        for (const word of queryWords(text)) expect(queryWords(word)).toEqual([word]);
      }),
    );
  });
});
