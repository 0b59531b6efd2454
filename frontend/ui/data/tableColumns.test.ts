import { expect, test } from 'vitest';
import { compare } from './tableColumns.ts';

test('sorts as a reader expects', () => {
  const sorted = (values: unknown[]) => values.toSorted(compare);
  expect(sorted(['Item 10', 'item 2', 'Åsa', 'Zoe', 'anna'])).toEqual([
    'anna',
    'Åsa',
    'item 2',
    'Item 10',
    'Zoe',
  ]);
  expect(sorted([10, 9, -1])).toEqual([-1, 9, 10]);
});
