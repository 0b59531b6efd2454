import { describe, expect, it } from 'vitest';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { allScored } from '#functions/testing/reviews.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { CRITERION_IDS } from '#shared/core/rubric.ts';
import { countPair, pairFiguresOf } from './pair-figures.ts';
import { noteWait, waitsNow } from './waits.ts';

withOwnTable();

const START = Date.parse('2026-03-01T00:00:00.000Z');
const at = (hours: number): string => new Date(START + hours * HOUR_MS).toISOString();

describe('waits', () => {
  it('are counted once for each change, also when all come at the same moment or again', async () => {
    const changes = [1, 2, 3, 4, 5, 6].flatMap((number) => {
      const wait = { reviewId: `review-${number}`, enteredAt: at(number) };
      return [
        { ...wait, news: 'entered', at: at(number) } as const,
        { ...wait, news: 'answered', at: at(number + 10 * number) } as const,
      ];
    });
    for (const news of ['entered', 'answered'])
      await Promise.all(
        [...changes, ...changes].filter((one) => one.news === news).map((change) => noteWait(change)),
      );
    // Half of 10, 20 … 60 hours, each said a little longer than it was at most.
    const waits = await waitsNow(new Date(START + 100 * HOUR_MS));
    expect(waits.from).toBe(6);
    expect(waits.half).toBeGreaterThanOrEqual(30);
    expect(waits.half).toBeLessThanOrEqual(32);
  });
});

describe('pairs of reviews', () => {
  it('are counted once, by the rubric and criterion', async () => {
    const pair = {
      id: 'one#two',
      rubricVersion: 3,
      scores: [allScored(4), allScored(2)],
      at: at(0),
    } as const;
    await countPair(pair);
    await countPair(pair);
    await countPair({ ...pair, id: 'one#three', scores: [allScored(4), allScored(4)] });
    expect(await pairFiguresOf([2, 3])).toEqual(
      CRITERION_IDS.map((criterion) => ({ rubricVersion: 3, criterion, pairs: 2, distance: 2, same: 1 })),
    );
  });
});
