import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import { HotReads } from './hot-reads.ts';

/** Reads that answer with how many there were, and their number. */
const counting = () => {
  const reads = new HotReads<number>();
  let count = 0;
  return {
    ask: (question: string, ms: number) => reads.read(question, new Date(ms), async () => ++count),
    count: () => count,
  };
};

describe('a question', () => {
  it('is read each time while it is seldom', async () => {
    const { ask, count } = counting();
    for (let ms = 0; ms < 10_000; ms += 250) await ask('a', ms);
    expect(count()).toBe(40);
  });

  it('is read about once a second while it is hot', async () => {
    const { ask, count } = counting();
    for (let ms = 0; ms < 10_000; ms += 20) await ask('a', ms);
    expect(count()).toBeLessThanOrEqual(15);
  });

  it('is read again when it was forgotten, and when reading failed', async () => {
    const reads = new HotReads<number>();
    const at = new Date(0);
    for (let index = 0; index < 10; index += 1) await reads.read('a', at, async () => 1);
    expect(await reads.read('a', at, async () => 2)).toBe(1);
    const later = new Date(1_000);
    const fail = () => Promise.reject(new Error('made up'));
    await expect(reads.read('a', later, fail)).rejects.toThrow('made up');
    expect(await reads.read('a', later, async () => 3)).toBe(3);
    for (let index = 0; index < 600; index += 1) await reads.read(`other ${index}`, later, async () => 0);
    expect(await reads.read('a', later, async () => 4)).toBe(4);
  });

  it('of many at once is read once', async () => {
    const { ask, count } = counting();
    for (let index = 0; index < 5; index += 1) await ask('a', 0);
    await Promise.all(Array.from({ length: 50 }, () => ask('a', 1_500)));
    expect(count()).toBe(6);
  });

  it('is never answered with anything older than a second, nor with another’s answer', async () => {
    const asks = fc.array(
      fc.record({ question: fc.constantFrom('a', 'b'), wait: fc.integer({ min: 0, max: 400 }) }),
      { maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(asks, async (all) => {
        const reads = new HotReads<{ question: string; at: number }>();
        let at = 0;
        for (const { question, wait } of all) {
          at += wait;
          const answer = await reads.read(question, new Date(at), async () => ({ question, at }));
          expect(answer.question).toBe(question);
          expect(at - answer.at).toBeLessThan(1_000);
        }
      }),
      cases(50, 1_000),
    );
  });
});
