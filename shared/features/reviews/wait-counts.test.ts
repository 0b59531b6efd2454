import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/core/durations.ts';
import { kaplanMeier, quantileOf, type Waited } from './kaplan-meier.ts';
import { afterNews, NO_WAITS, type WaitCounts, type WaitNews, waitsFrom } from './wait-counts.ts';

const RUNS = { numRuns: 200, seed: 1 };
const START = Date.parse('2026-02-01T00:00:00.000Z');
const iso = (hours: number): string => new Date(START + hours * HOUR_MS).toISOString();

describe('the estimator', () => {
  const waited = fc.record({
    time: fc.integer({ min: 1, max: 500 }),
    count: fc.integer({ min: 1, max: 9 }),
    ended: fc.boolean(),
  });
  const some = fc.array(waited, { minLength: 1, maxLength: 40 });

  it('falls from 1 to 0 at most, and never rises', () => {
    fc.assert(
      fc.property(some, (waits) => {
        const shares = [1, ...kaplanMeier(waits).map(({ share }) => share)];
        for (const [index, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(-1e-12);
          expect(share).toBeLessThanOrEqual((shares[index - 1] ?? 1) + 1e-12);
        }
      }),
      RUNS,
    );
  });

  it('is what was measured where nothing waits', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1 }), (times) => {
        const waits = times.map((time): Waited => ({ time, count: 1, ended: true }));
        const sorted = times.toSorted((one, other) => one - other);
        expect(quantileOf(kaplanMeier(waits), 0.5)).toBe(sorted[Math.ceil(times.length / 2) - 1]);
      }),
      RUNS,
    );
  });

  it('says a longer wait for each one that still waits, never a shorter one', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 600 }), (waits, time) => {
        const median = (all: readonly Waited[]) =>
          quantileOf(kaplanMeier(all), 0.5) ?? Number.POSITIVE_INFINITY;
        expect(median([...waits, { time, count: 3, ended: false }])).toBeGreaterThanOrEqual(median(waits));
      }),
      RUNS,
    );
  });
});

/** A change of the counts, at an hour. */
interface Step {
  readonly at: number;
  readonly entered: number;
  readonly news: WaitNews;
}

/** The counts after all changes, in their order. */
const countsAfter = (steps: readonly Step[]): WaitCounts => {
  let counts = NO_WAITS;
  for (const { at, entered, news } of steps.toSorted((one, other) => one.at - other.at))
    counts = afterNews(counts, news, { enteredAt: iso(entered), at: iso(at) });
  return counts;
};

/** A queue of so many: each enters within the span and waits as long as `waitOf` draws, unless it is cut off at the end. */
const simulated = (size: number, span: number, waitOf: (part: number) => number): WaitCounts => {
  // Two numbers that share no period spread over the unit square as evenly as random ones, and the same in every run.
  const entries = (index: number) => ((index + 0.5) * 0.754_877_666) % 1;
  const parts = (index: number) => ((index + 0.5) * 0.569_840_291) % 1;
  const steps: Step[] = [];
  for (let index = 0; index < size; index++) {
    const entered = entries(index) * span;
    const wait = waitOf(parts(index));
    steps.push({ at: entered, entered, news: 'entered' });
    if (entered + wait < span) steps.push({ at: entered + wait, entered, news: 'answered' });
  }
  return countsAfter(steps);
};

describe('a queue of 10,000', () => {
  /** Ways to wait, by the part of all that wait shorter. */
  const WAYS: Readonly<Record<string, (part: number) => number>> = {
    'a steady chance of 5 days': (part) => -Math.log(1 - part) * 120,
    'between one and nine days, each as likely': (part) => 24 + part * 192,
    'a few hours for most and weeks for some': (part) => (part < 0.7 ? 4 + part * 40 : 200 + part * 300),
  };

  it.each(Object.entries(WAYS))('says what is known within 10 %%: %s', (_, waitOf) => {
    const span = 24 * 50;
    const waits = waitsFrom(simulated(10_000, span, waitOf), new Date(START + span * HOUR_MS));
    expect(waits.from).toBe(10_000);
    for (const [said, part] of [
      [waits.half, 0.5],
      [waits.fourOfFive, 0.8],
    ] as const) {
      expect(said).toBeGreaterThan(0.9 * waitOf(part));
      expect(said).toBeLessThan(1.1 * waitOf(part));
    }
  });

  it('is one small record, however long some wait', () => {
    const counts = simulated(3000, 24 * 200, (part) => -Math.log(1 - part) * 400);
    expect(JSON.stringify(counts).length).toBeLessThan(4096);
  });
});

describe('the counts', () => {
  const entered = (at: number): Step => ({ at, entered: at, news: 'entered' });

  it('say nothing below five', () => {
    const four = countsAfter([0, 1, 2, 3].map(entered));
    expect(waitsFrom(four, new Date(iso(10)))).toEqual({ half: null, fourOfFive: null, from: 4 });
  });

  it('say nothing while too many wait', () => {
    const counts = countsAfter([...[0, 1, 2, 3, 4, 5].map(entered), { at: 9, entered: 0, news: 'answered' }]);
    expect(waitsFrom(counts, new Date(iso(99)))).toEqual({ half: null, fourOfFive: null, from: 6 });
  });

  it('forget what was withdrawn, and answers of long ago', () => {
    const answered = [0, 1, 2, 3, 4].flatMap((at): Step[] => [
      entered(at),
      { at: at + 24, entered: at, news: 'answered' },
    ]);
    const counts = countsAfter([...answered, entered(6), { at: 30, entered: 6, news: 'left' }]);
    expect(waitsFrom(counts, new Date(iso(40)))).toEqual({ half: 24, fourOfFive: 24, from: 5 });
    expect(waitsFrom(counts, new Date(iso(24 * 120))).from).toBe(0);
  });
});
