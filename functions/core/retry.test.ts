import { expect, it, vi } from 'vitest';
import { withLatest } from './retry.ts';

class Moved extends Error {}
const wasMoved = (error: unknown): boolean => error instanceof Moved;

it('a record is read again only after it was changed meanwhile', async () => {
  const read = vi.fn(async () => 2);
  const attempt = vi.fn(async (version: number) => {
    if (version === 1) throw new Moved();
    return version * 10;
  });
  expect(await withLatest(2, read, attempt, wasMoved)).toBe(20);
  expect(read).not.toHaveBeenCalled();
  expect(await withLatest(1, read, attempt, wasMoved)).toBe(20);
  expect(read).toHaveBeenCalledTimes(1);
});

it('a record that is gone is tried as it was known, and another failure ends it', async () => {
  const seen: number[] = [];
  const attempt = async (version: number) => {
    seen.push(version);
    throw seen.length < 3 ? new Moved() : new Error('refused');
  };
  await expect(withLatest(1, async () => undefined, attempt, wasMoved)).rejects.toThrow('refused');
  expect(seen).toEqual([1, 1, 1]);
});
