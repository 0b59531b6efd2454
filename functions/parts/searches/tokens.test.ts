import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFilters, anyOpportunity } from '#functions/testing/opportunities.ts';
import { cases } from '#functions/testing/rounds.ts';
import { searchedPlace } from '#shared/core/places/place.ts';
import { matcher } from '../opportunities/lists/search.ts';
import { summaryOf } from '../opportunities/summary.ts';
import { questionOfSearch } from './repository.ts';
import { tokenOf, tokensOf } from './tokens.ts';

it('an opening has the token of every search that finds it', () => {
  let found = 0;
  fc.assert(
    fc.property(anyOpportunity, anyFilters, (opening, query) => {
      const question = questionOfSearch({ query });
      const posting = { summary: summaryOf(opening), foundIn: searchedPlace(opening), more: opening };
      if (!question || !matcher(question, '2026-01-01')(posting)) return;
      found += 1;
      expect(tokensOf(opening)).toContain(tokenOf(question));
    }),
    cases(8_000, 100_000),
  );
  expect(found).toBeGreaterThan(100);
});

it('a search is looked up by what fewest openings have', () => {
  const tokenFor = (query: Record<string, string>) => {
    const question = questionOfSearch({ query });
    return question && tokenOf(question);
  };
  expect(tokenFor({ type: 'job', location: 'London', skills: 'Go,React', q: 'engineer' })).toBe(
    'skill react',
  );
  expect(tokenFor({ type: 'job', location: 'London', q: 'ui engineer' })).toBe('word eng');
  expect(tokenFor({ type: 'job', location: 'London', q: 'ui' })).toBe('location london');
  expect(tokenFor({ type: 'job', workMode: 'remote' })).toBe('type job');
  expect(tokenFor({ workMode: 'remote' })).toBe('type any');
  expect(tokenFor({ company: 'Span & Sons', skills: 'Go' })).toBe('company span & sons');
});
