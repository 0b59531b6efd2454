import { expect, it } from 'vitest';
import type { Pointer, Saved } from '#functions/core/catalog/storage.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { STORAGE } from './storage.ts';

withOwnTable();

const entry = (number: number, at: number) => ({ number, at, waiting: 1, changes: [] });

it('stores the first entry of the log for each number, and no second', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => STORAGE.append(entry(1, at))));
  expect(answers.filter(Boolean)).toHaveLength(1);
  const first = answers.indexOf(true);
  expect(await STORAGE.append(entry(1, 9))).toBe(false);
  const { entries } = await STORAGE.entriesAfter(0, 10, true);
  expect(entries.map(({ number, at }) => [number, at])).toEqual([[1, first]]);
});

it('moves the pointer only from the snapshot that it was read at', async () => {
  const saved = (key: string): Saved => ({ key, sha256: 'x', number: 1 });
  const to = (key: string, ...earlier: string[]): Pointer => ({
    latest: saved(key),
    earlier: earlier.map(saved),
  });
  expect(await STORAGE.movePointer(to('a'), undefined)).toBe(true);
  expect(await STORAGE.movePointer(to('b'), undefined)).toBe(false);
  const moved = await Promise.all(['c', 'd', 'e'].map((key) => STORAGE.movePointer(to(key, 'a'), 'a')));
  expect(moved.filter(Boolean)).toHaveLength(1);
  expect((await STORAGE.pointer(true))?.latest.key).toBe(['c', 'd', 'e'][moved.indexOf(true)]);
});
