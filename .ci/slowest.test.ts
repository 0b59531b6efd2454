import { expect, test } from 'vitest';
import { slowest } from './slowest.ts';

test('names the ten slowest files with their share, and which are over their budget', () => {
  const files = new Map(Array.from({ length: 20 }, (_, index) => [`shared/${index}.test.ts`, 95]));
  files.set('functions/slow.test.ts', 60_000).set('e2e/contact.spec.ts', 38_100);
  const lines = slowest(files);
  expect(lines).toHaveLength(10);
  expect(lines.slice(0, 2)).toEqual([
    '   60.0 s  60.0 %  functions/slow.test.ts  over its budget of 10 s',
    '   38.1 s  38.1 %  e2e/contact.spec.ts',
  ]);
});

test('every file over its budget is named, however many they are', () => {
  const files = new Map(Array.from({ length: 12 }, (_, index) => [`infra/${index}.test.ts`, 11_000]));
  expect(slowest(files)).toHaveLength(12);
});
