import fc from 'fast-check';
import { expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#shared/features/applications/rules.ts';
import { changeWords, rangeWords } from './candidateWords.ts';
import { appliedFilters, filterWords, savableFilters } from './savedFilters.ts';
import { SCREENING_FILTERS } from './screeningFilters.ts';

const filters = fc.record({
  minMatch: fc.constantFrom('', '50', '80'),
  skills: fc.subarray(['React', 'SQL', 'Docker']),
  status: fc.constantFrom('' as const, ...APPLICATION_STATUSES.filter((status) => status !== 'withdrawn')),
});

it('filters that were saved are applied as they were set', () => {
  fc.assert(
    fc.property(filters, (given) => {
      const values = savableFilters({ ...SCREENING_FILTERS.none, ...given });
      const isSet = given.minMatch !== '' || given.skills.length > 0 || given.status !== '';
      expect(values !== undefined).toBe(isSet);
      if (values) expect(appliedFilters(values)).toEqual(given);
    }),
  );
});

it('describes a saved filter in words', () => {
  expect(filterWords({ minMatch: 60, skills: ['React', 'SQL'], status: 'new' })).toBe(
    '60% match or more · New · React · SQL',
  );
});

it('describes a rank with how far it moves', () => {
  const [second, tie] = [
    { from: 2, to: 2 },
    { from: 3, to: 4 },
  ];
  expect(rangeWords({ place: second, range: { from: 1, to: 4 } })).toBe('Rank 2, between 1 and 4');
  expect(rangeWords({ place: tie, range: tie })).toBe('Rank 3 to 4, stable');
  expect(changeWords({ change: { kind: 'skill', skill: 'React' }, place: tie })).toBe(
    'Without React: rank 3 to 4',
  );
  expect(changeWords({ change: { kind: 'weight', part: 'skills', change: 'less' }, place: second })).toBe(
    'If the part “Skills” counts half as much: rank 2',
  );
});
