import { expect, test } from 'vitest';
import { matchingGroups, matchScore } from './textMatch.ts';

const found = (typed: string, label: string, ...keywords: string[]) => matchScore(typed, { label, keywords });

test('every typed word must occur somewhere', () => {
  expect(found('nai', 'University of Nairobi')).toBe(1);
  expect(found('uni nai', 'University of Nairobi')).toBe(1);
  expect(found('nai', 'Universidad de Chile', 'national')).toBe(0);
  expect(found('lund kth', 'Lund University')).toBe(0);
});

test('capitals and accents do not matter', () => {
  expect(found('munchen', 'Technische Universität München')).toBe(1);
  expect(found('ÅSA', 'Asa Holm')).toBe(1);
});

test('the beginning of a word of the label fits best, then other words, then the middle', () => {
  expect(found('sign', 'Sign out')).toBe(1);
  expect(found('logout', 'Sign out', 'logout')).toBe(0.6);
  expect(found('ign', 'Sign out')).toBe(0.3);
});

test('groups keep their order, unless all they have is the middle of a word', () => {
  const groups = [
    {
      name: 'own',
      items: [{ label: 'Product Designer' }, { label: 'Engineer' }, { label: 'Signal Engineer' }],
    },
    { name: 'pages', items: [{ label: 'Sign out' }, { label: 'Settings' }] },
  ];
  const shown = (typed: string, most?: number) =>
    matchingGroups(
      groups.map((group) => ({ ...group, ...(most && { most }) })),
      typed,
    ).map(({ name, items }) => [name, ...items.map(({ label }) => label)]);
  expect(shown('sign')).toEqual([
    ['own', 'Signal Engineer', 'Product Designer'],
    ['pages', 'Sign out'],
  ]);
  expect(shown('sign o')).toEqual([
    ['pages', 'Sign out'],
    ['own', 'Product Designer'],
  ]);
  expect(shown('ett')).toEqual([['pages', 'Settings']]);
  expect(shown('igner')).toEqual([['own', 'Product Designer']]);
  expect(shown('')).toEqual(groups.map(({ name, items }) => [name, ...items.map(({ label }) => label)]));
  expect(shown('e', 1)).toEqual([
    ['own', 'Engineer'],
    ['pages', 'Settings'],
  ]);
  expect(shown('desi ')).toEqual([['own', 'Product Designer']]);
  expect(shown('out')).toEqual([['pages', 'Sign out']]);
});
