import { expect, test } from 'vitest';
import { ARTICLES } from '#shared/features/library/articles.ts';
import { pastDueOn } from './past-due.ts';

test('sources are listed from the day after the one on which they have to be read again', () => {
  const days = ARTICLES.flatMap(({ sources }) => sources.map(({ readNext }) => readNext)).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  expect(pastDueOn(ARTICLES, first)).toEqual([]);
  const all = pastDueOn(ARTICLES, `${last}T`);
  expect(all).toHaveLength(days.length);
  expect(all[0]).toContain(first);
  expect(all.join('\n')).toContain('/library/germany-after-graduation');
});
