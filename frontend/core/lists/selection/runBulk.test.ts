import { expect, test } from 'vitest';
import { runBulk } from './runBulk.ts';

test('acts on each item once, three at a time, and names what failed', async () => {
  const items = Array.from({ length: 10 }, (_, index) => index);
  const [acted, progress]: [number[], number[]] = [[], []];
  let [running, most] = [0, 0];
  const act = async (item: number) => {
    acted.push(item);
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (item === 4) throw new Error('Not this one');
  };
  const outcomes = await runBulk(items, act, (done) => progress.push(done));
  expect(acted.toSorted((a, b) => a - b)).toEqual(items);
  expect(most).toBe(3);
  expect(progress).toEqual(items.map((item) => item + 1));
  expect(outcomes.map(({ item }) => item)).toEqual(items);
  expect(outcomes.filter(({ error }) => error !== undefined)).toEqual([
    { item: 4, error: new Error('Not this one') },
  ]);
});

test('does nothing with nothing', async () => {
  expect(await runBulk([], () => Promise.reject(new Error('never')))).toEqual([]);
});
