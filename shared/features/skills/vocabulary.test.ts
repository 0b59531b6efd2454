import { expect, test } from 'vitest';
import * as z from 'zod';
import { keyOfSkill } from './fold.ts';
import { linesOf, nameIn, partsOfLine } from './group.ts';
import { normaliseSkill } from './normalise.ts';
import { GROUPS, impliedBy, isQuality, relatedTo } from './vocabulary.ts';

const spelling = z.string().regex(/^\??[\p{L}\p{N}.][^|;>`\n]{0,59}$/u);
const groupSchema = z.strictObject({
  source: z.enum(['Fledge', 'O*NET 30.2']),
  qualities: z.literal(true).optional(),
  skills: z.string(),
  related: z.array(z.string().regex(/^[^/]+(\/[^/]+)+$/)),
});

const lines = GROUPS.flatMap((group) => linesOf(group).map(partsOfLine));
const names = new Set(lines.map(({ names: [name = ''] }) => nameIn(name)));

test('the vocabulary follows its schema, and says from where it is', () => {
  for (const group of GROUPS) groupSchema.parse(group);
  for (const { names: all } of lines) for (const one of all) spelling.parse(one.trim());
});

test('no spelling belongs to two skills, and none is there twice', () => {
  const seen = new Map<string, string>();
  for (const { names: all } of lines)
    for (const one of all) {
      const key = keyOfSkill(nameIn(one));
      expect(seen.get(key), `${one} of ${all[0]}`).toBeUndefined();
      seen.set(key, all[0] ?? '');
    }
});

test('what is implied or similar is a skill of the vocabulary, and implications go one way', () => {
  for (const name of names) {
    for (const implied of impliedBy(name)) {
      expect(names, `${name} implies`).toContain(implied);
      expect(impliedBy(implied), `${name} and ${implied}`).not.toContain(name);
    }
    for (const similar of relatedTo(name) ?? []) expect(names, `${name} is similar to`).toContain(similar);
  }
});

test.each([
  ['  REACT.JS ', 'React'],
  ['Re\u200bact', 'React'],
  ['Ｐｙｔｈｏｎ 3.11', 'Python'],
  ['Microsoft Azure', 'Azure'],
  ['Amazon Web Services (AWS)', 'AWS'],
  ['Basic Life Support (BLS)', 'BLS'],
  ['organisational skills', 'Organizational Skills'],
  ['Adobe Express', 'adobe express'],
  ['Glass-blowing  SKILLS', 'glass blowing'],
])('%s is %s', (text, name) => {
  expect(normaliseSkill(text)).toBe(name);
});

test('qualities of a person are marked', () => {
  expect([isQuality('Teamwork'), isQuality('React'), isQuality('Nursing')]).toEqual([true, false, false]);
});
