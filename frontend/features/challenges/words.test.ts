import { expect, it } from 'vitest';
import { missingToOpen, shareOf } from './words.ts';

it('says the share of a criterion, whatever the sum of the weights', () => {
  const criteria = [{ weight: 10 }, { weight: 20 }];
  expect(criteria.map(({ weight }) => shareOf(weight, criteria))).toEqual(['33%', '67%']);
});

it('names all that a draft lacks before it can be opened', () => {
  const deadline = '2999-01-01T00:00:00.000Z';
  const at = Date.parse(deadline);
  const rubric = [{ id: 'c1', name: 'Noise', description: '', weight: 10 }];
  expect(missingToOpen({ description: '', rubric: [], deadline }, at)).toEqual([
    'a description',
    'at least one criterion',
    'a deadline that is still to come',
  ]);
  expect(missingToOpen({ description: 'A fan', rubric, deadline }, at - 1)).toEqual([]);
});
