import { describe, expect, it } from 'vitest';
import { CRITERIA, simulated, wholePoints } from '#shared/testing/simulated-panels.ts';
import { resultsOf } from './results.ts';

/** How far the ranks by an estimate are from those by the truth, on average; equal ones share the mean of their ranks. */
const rankError = (truth: ReadonlyMap<string, number>, estimate: ReadonlyMap<string, number>): number => {
  const rankOf = (values: ReadonlyMap<string, number>, id: string): number => {
    const own = values.get(id) ?? 0;
    const others = [...values.values()];
    return (
      others.filter((value) => value > own).length + (others.filter((value) => value === own).length + 1) / 2
    );
  };
  const ids = [...truth.keys()];
  return ids.reduce((sum, id) => sum + Math.abs(rankOf(truth, id) - rankOf(estimate, id)), 0) / ids.length;
};

/** What a thousand panels show of the results, as shares. */
const judgedPanels = (panels: number, asScored: (score: number) => number) => {
  const counts = { entries: 0, covered: 0, ranksHold: 0, equalPairs: 0, tied: 0, farPairs: 0, apart: 0 };
  let [rawError, adjustedError, nearer, farther] = [0, 0, 0, 0];
  for (let number = 0; number < panels; number += 1) {
    const { truth, scores } = simulated(number, asScored);
    const { entries } = resultsOf(CRITERIA, scores);
    const raw = rankError(truth, new Map(entries.map((entry) => [entry.entryId, entry.raw])));
    const adjusted = rankError(truth, new Map(entries.map((entry) => [entry.entryId, entry.adjusted])));
    rawError += raw / panels;
    adjustedError += adjusted / panels;
    if (adjusted < raw) nearer += 1;
    if (adjusted > raw) farther += 1;
    const values = [...truth.values()];
    for (const [index, { entryId, interval, rank }] of entries.entries()) {
      const own = truth.get(entryId) ?? 0;
      counts.entries += 1;
      if (interval && interval.from <= own && own <= interval.to) counts.covered += 1;
      const best = values.filter((value) => value > own).length + 1;
      const last = values.filter((value) => value >= own).length;
      if (rank.from <= best && last <= rank.to) counts.ranksHold += 1;
      for (const rival of entries.slice(index + 1)) {
        const distance = Math.abs(own - (truth.get(rival.entryId) ?? 0));
        const overlap = rank.from <= rival.rank.to && rival.rank.from <= rank.to;
        if (distance === 0) {
          counts.equalPairs += 1;
          if (overlap) counts.tied += 1;
        } else if (distance > 1.6) {
          counts.farPairs += 1;
          if (!overlap) counts.apart += 1;
        }
      }
    }
  }
  return {
    rawError,
    adjustedError,
    nearer,
    farther,
    covered: counts.covered / counts.entries,
    ranksHold: counts.ranksHold / counts.entries,
    tied: counts.tied / counts.equalPairs,
    apart: counts.apart / counts.farPairs,
  };
};

describe('results of a thousand panels', () => {
  it('have ranks nearer to the truth, intervals that cover 90 %, and ties where the truth has them', () => {
    const shares = judgedPanels(1000, wholePoints);
    expect(shares.adjustedError).toBeLessThan(0.9 * shares.rawError);
    expect(shares.nearer).toBeGreaterThan(3 * shares.farther);
    expect(shares.covered).toBeGreaterThan(0.89);
    expect(shares.covered).toBeLessThan(0.91);
    expect(shares.ranksHold).toBeGreaterThan(0.9);
    expect(shares.tied).toBeGreaterThan(0.99);
    expect(shares.apart).toBeGreaterThan(0.3);
  });

  it('do so without the rounding to whole points, too', () => {
    const shares = judgedPanels(200, (score) => score);
    expect(shares.adjustedError).toBeLessThan(0.85 * shares.rawError);
    expect(shares.covered).toBeGreaterThan(0.885);
    expect(shares.covered).toBeLessThan(0.915);
    expect(shares.ranksHold).toBeGreaterThan(0.9);
    expect(shares.tied).toBeGreaterThan(0.99);
    expect(shares.apart).toBeGreaterThan(0.5);
  });
});
