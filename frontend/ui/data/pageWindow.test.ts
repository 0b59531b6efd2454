import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

test('a few pages are all there', () => {
  expect(pageWindow(1, 0)).toEqual([]);
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('of many pages the ends and the neighbours are offered', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(pageWindow(5, 20)).toEqual([1, 'gap', 4, 5, 6, 'gap', 20]);
  expect(pageWindow(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  expect(pageWindow(20, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
});

test('the row has seven places on every page of many, and always holds the current one', () => {
  for (let page = 1; page <= 40; page += 1) {
    const slots = pageWindow(page, 40);
    expect(slots).toHaveLength(7);
    expect(slots).toContain(page);
  }
});
