import { expect, test } from 'vitest';
import { extractionFigures, pairFigures, peopleFigures, shareOf } from './held-out.ts';
import { listFigures } from './lists.ts';

// The targets of the product; `npm run bench -- --only match` prints the figures.

test('spellings of one skill are recognised, and different skills kept apart', () => {
  const { same, apart } = pairFigures();
  expect(shareOf(same)).toBeGreaterThanOrEqual(0.9);
  expect(shareOf(apart)).toBeGreaterThanOrEqual(0.95);
});

test('skills are found in sentences of postings', () => {
  const { precision, f1 } = extractionFigures();
  expect(shareOf(precision)).toBeGreaterThanOrEqual(0.7);
  expect(f1).toBeGreaterThanOrEqual(0.65);
});

test('what suits a person comes before what does not', () => {
  expect(shareOf(peopleFigures())).toBeGreaterThanOrEqual(0.92);
});

test('postings that ask for ever more come in this order', () => {
  const { lists, pairs } = listFigures(300, 7);
  expect(shareOf(lists)).toBeGreaterThanOrEqual(0.85);
  expect(shareOf(pairs)).toBeGreaterThanOrEqual(0.99);
});
