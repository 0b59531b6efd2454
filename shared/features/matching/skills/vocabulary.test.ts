import { expect, test } from 'vitest';
import * as z from 'zod';
import { keyOfSkill } from './fold.ts';
import { linesOf, partsOfLine } from './group.ts';
import { normaliseSkill } from './normalise.ts';
import { GROUPS, impliedBy, isQuality, relatedTo } from './vocabulary.ts';

const spelling = z.string().regex(/^[\p{L}\p{N}.][^|;>`\n]{0,59}$/u);
const groupSchema = z.strictObject({
  source: z.enum(['Fledge', 'O*NET 30.2']),
  qualities: z.literal(true).optional(),
  skills: z.string(),
});

const lines = GROUPS.flatMap((group) => linesOf(group).map(partsOfLine));
const names = new Set(lines.map(({ name }) => name));

test('the vocabulary follows its schema, and says from where it is', () => {
  for (const group of GROUPS) groupSchema.parse(group);
  for (const { spellings } of lines) for (const { text } of spellings) spelling.parse(text);
});

test('no spelling belongs to two skills, and none is there twice', () => {
  const seen = new Map<string, string>();
  for (const { name, spellings } of lines)
    for (const { text } of spellings) {
      const key = keyOfSkill(text);
      expect(seen.get(key), `${text} of ${name}`).toBeUndefined();
      seen.set(key, name);
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

test('a set of similar skills has several, and a skill names a set once', () => {
  const members = Map.groupBy(
    lines.flatMap(({ name, sets }) => sets.map((set) => ({ name, set }))),
    ({ set }) => set,
  );
  for (const [set, skills] of members) expect(skills.length, set).toBeGreaterThan(1);
  for (const { name, sets } of lines) expect(new Set(sets).size, name).toBe(sets.length);
});

test('qualities of a person are marked', () => {
  expect([isQuality('Teamwork'), isQuality('React'), isQuality('Nursing')]).toEqual([true, false, false]);
});
