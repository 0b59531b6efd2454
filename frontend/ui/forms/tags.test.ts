import { expect, test } from 'vitest';
import { addTags, suggestionsFor } from './tags.ts';

test('what is typed becomes tags, each once', () => {
  expect(addTags([], '  React ', 5)).toEqual(['React']);
  expect(addTags(['React'], 'react, Node.js ,, data   analysis', 5)).toEqual([
    'React',
    'Node.js',
    'data analysis',
  ]);
  expect(addTags(['Résumé'], 'Resume', 5)).toEqual(['Résumé', 'Resume']);
  expect(addTags(['C++'], 'C', 5)).toEqual(['C++', 'C']);
});

test('no more than there may be', () => {
  expect(addTags(['SQL'], 'Git, AWS', 2)).toEqual(['SQL', 'Git']);
  const full = ['SQL', 'Git'];
  expect(addTags(full, 'AWS', 2)).toEqual(full);
});

test('ten suggestions at once, none that is there already', () => {
  const pool = Array.from({ length: 14 }, (_, index) => `Skill ${index}`);
  expect(suggestionsFor(pool, [])).toHaveLength(10);
  expect(suggestionsFor(pool, ['skill 0', 'Skill 3'])).toEqual(
    pool.filter((word) => word !== 'Skill 0' && word !== 'Skill 3').slice(0, 10),
  );
  expect(suggestionsFor(['SQL'], ['SQL'])).toEqual([]);
});
