import { expect, test } from 'vitest';
import { GUIDES } from '#shared/features/guides/guides.ts';
import { ARTICLES } from '#shared/features/library/articles.ts';
import { pastDueOn } from './past-due.ts';

const guides = Object.values(GUIDES);

test('sources are listed from the day after the one on which they have to be read again', () => {
  const days = ARTICLES.flatMap(({ sources }) => sources.map(({ readNext }) => readNext)).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  expect(pastDueOn({ articles: ARTICLES, guides: [] }, first)).toEqual([]);
  const all = pastDueOn({ articles: ARTICLES, guides: [] }, `${last}T`);
  expect(all).toHaveLength(days.length);
  expect(all[0]).toContain(first);
  expect(all.join('\n')).toContain('/library/germany-after-graduation');
});

test('so are the pages on which facts of guides were read, each once for a guide', () => {
  const due = pastDueOn({ articles: [], guides }, '2100-01-01');
  const read = guides.flatMap(({ country, facts }) =>
    facts.flatMap((fact) => ('source' in fact ? `${country} ${Object.values(fact.source).join()}` : [])),
  );
  expect(due).toHaveLength(new Set(read).size);
  for (const country of Object.keys(GUIDES))
    expect(due.some((line) => line.includes(`/study-abroad/${country} `))).toBe(true);
  expect(pastDueOn({ articles: [], guides }, '2027-05-01')).toEqual([]);
});
