import { describe, expect, it } from 'vitest';
import { CRITERIA, simulated, wholePoints } from '#shared/testing/simulated-panels.ts';
import { type JudgeScore, type Results, resultsOf, reviewsOf } from './results.ts';
import { letterOf } from './rules.ts';

const SUM = CRITERIA.reduce((sum, { weight }) => sum + weight, 0);

/** Solves equations by elimination, the largest pivot first. */
const solve = (equations: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = equations.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    const [pivot = at] = rows
      .map((_, index) => index)
      .slice(at)
      .sort((one, other) => Math.abs(rows[other]?.[at] ?? 0) - Math.abs(rows[one]?.[at] ?? 0));
    [rows[at], rows[pivot]] = [rows[pivot] ?? [], rows[at] ?? []];
    for (let row = at + 1; row < size; row += 1) {
      const factor = (rows[row]?.[at] ?? 0) / (rows[at]?.[at] ?? 1);
      rows[row] = (rows[row] ?? []).map((value, column) => value - factor * (rows[at]?.[column] ?? 0));
    }
  }
  const solution: number[] = [];
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rows[at] ?? [];
    const known = solution.reduce((sum, value, column) => sum + value * (row[column] ?? 0), 0);
    solution[at] = ((row[size] ?? 0) - known) / (row[at] ?? 1);
  }
  return solution;
};

/** The quantile of Student’s t, by adding up its density. */
const quantile = (probability: number, df: number): number => {
  const density = (t: number): number => (1 + (t * t) / df) ** (-(df + 1) / 2);
  const STEP = 1e-3;
  let whole = 0;
  for (let t = STEP / 2; t < 2000; t += STEP) whole += density(t) * STEP;
  let inside = 0;
  let t = 0;
  for (; inside < probability * whole; t += STEP) inside += density(t + STEP / 2) * STEP;
  return t;
};

/** What a reader computes who only has the published scores and a book on least squares: one equation for each entry and judge. */
const recomputed = (scores: readonly JudgeScore[]) => {
  const ids = [...new Set(scores.map(({ entryId }) => entryId))];
  const judges = [...new Set(scores.map(({ judge }) => judge))];
  const size = ids.length + judges.length;
  const reviews = ids.flatMap((entryId, row) =>
    judges.flatMap((judge, index) => {
      const own = scores.filter((score) => score.entryId === entryId && score.judge === judge);
      const points = own.map(
        ({ criterion, score }) => (score * (CRITERIA.find(({ id }) => id === criterion)?.weight ?? 0)) / SUM,
      );
      return own.length === 0 ? [] : [{ row, column: ids.length + index, y: points.reduce((a, b) => a + b) }];
    }),
  );
  const normalEquations = Array.from({ length: size }, (_, one) =>
    Array.from(
      { length: size },
      (_, other) =>
        reviews.filter(({ row, column }) => [row, column].includes(one) && [row, column].includes(other))
          .length + (one >= ids.length && other >= ids.length ? 1 : 0),
    ),
  );
  const totals = normalEquations.map((_, at) =>
    reviews.filter(({ row, column }) => row === at || column === at).reduce((sum, { y }) => sum + y, 0),
  );
  const values = solve(normalEquations, totals);
  const rest = reviews.reduce(
    (sum, { row, column, y }) => sum + (y - (values[row] ?? 0) - (values[column] ?? 0)) ** 2,
    0,
  );
  const df = reviews.length - size + 1;
  const times = quantile(0.9, df);
  return ids.map((entryId, row) => {
    const unit = normalEquations.map((_, at) => (at === row ? 1 : 0));
    // With the added equation of the judges, the variance of the constant is in there once: it is that of no entry.
    const spread = (solve(normalEquations, unit)[row] ?? 0) - 1 / judges.length ** 2;
    const half = times * Math.sqrt((rest / df) * spread);
    const own = reviews.filter((review) => review.row === row).map(({ y }) => y);
    return {
      entryId,
      raw: own.reduce((a, b) => a + b) / own.length,
      adjusted: values[row] ?? 0,
      interval: { from: (values[row] ?? 0) - half, to: (values[row] ?? 0) + half },
    };
  });
};

describe('an independent computation from the published scores', () => {
  it('has the same means, adjusted means and intervals', () => {
    for (const number of [1, 2, 3]) {
      const { scores } = simulated(number, wholePoints);
      const { entries } = resultsOf(CRITERIA, scores);
      const again = recomputed(scores);
      expect(again).toHaveLength(entries.length);
      for (const own of again) {
        const published = entries.find(({ entryId }) => entryId === own.entryId);
        expect(published?.raw).toBeCloseTo(own.raw, 3);
        expect(published?.adjusted).toBeCloseTo(own.adjusted, 3);
        expect(published?.interval?.from).toBeCloseTo(own.interval.from, 2);
        expect(published?.interval?.to).toBeCloseTo(own.interval.to, 2);
      }
    }
  });

  it('does not depend on the order of the scores', () => {
    const { scores } = simulated(7, wholePoints);
    expect(resultsOf(CRITERIA, scores.toReversed())).toEqual(resultsOf(CRITERIA, scores));
  });
});

const scored = (judge: string, entryId: string, score: number): JudgeScore => ({
  judge,
  entryId,
  criterion: 'all',
  score,
});
const ONE = [{ id: 'all', weight: 1 }];
const byEntry = ({ entries }: Results) => new Map(entries.map((entry) => [entry.entryId, entry]));

describe('results of small panels', () => {
  it('weigh criteria by what they are of the sum, and leave out a review that lacks one', () => {
    const points = (judge: string, values: readonly number[]): JudgeScore[] =>
      values.map((score, index) => ({ judge, entryId: 'x', criterion: CRITERIA[index]?.id ?? '', score }));
    expect(reviewsOf(CRITERIA, [...points('A', [5, 4, 2]), ...points('B', [5, 4])])).toEqual([
      { judge: 'A', entryId: 'x', score: (40 * 5 + 35 * 4 + 25 * 2) / 100 },
    ]);
  });

  it('take a judge’s severity out', () => {
    // B gives a point less than A and C; x, which B scored, is as good as y.
    const results = resultsOf(ONE, [
      ...(['p', 'q'] as const).flatMap((id) => [scored('A', id, 3), scored('B', id, 2), scored('C', id, 3)]),
      ...[scored('A', 'x', 4), scored('B', 'x', 3)],
      ...[scored('A', 'y', 4), scored('C', 'y', 4)],
    ]);
    const entries = byEntry(results);
    expect(entries.get('x')?.raw).toBe(3.5);
    expect(entries.get('y')?.raw).toBe(4);
    expect(entries.get('x')?.adjusted).toBe(entries.get('y')?.adjusted);
    expect(results.judges).toEqual([
      { judge: 'A', severity: -0.3333, group: 1 },
      { judge: 'B', severity: 0.6667, group: 1 },
      { judge: 'C', severity: -0.3333, group: 1 },
    ]);
  });

  it('say that entries without a common judge can’t be compared', () => {
    const rated = (judges: string, id: string, points: number) =>
      [...judges].map((judge, index) => scored(judge, id, points - (index % 2)));
    const results = resultsOf(ONE, [
      ...[...rated('ABC', 'p', 5), ...rated('ABC', 'q', 1)],
      ...[...rated('DEF', 'x', 5), ...rated('DEF', 'y', 1)],
    ]);
    expect(results.groups).toBe(2);
    const entries = byEntry(results);
    expect(entries.get('p')).toMatchObject({ group: 1, rank: { from: 1, to: 3 } });
    expect(entries.get('q')).toMatchObject({ group: 1, rank: { from: 2, to: 4 } });
    expect(entries.get('x')).toMatchObject({ group: 2, rank: { from: 1, to: 3 } });
    expect(entries.get('y')).toMatchObject({ group: 2, rank: { from: 2, to: 4 } });
  });

  it('give no interval and one range to all where nothing is left over to measure chance by', () => {
    const results = resultsOf(ONE, [scored('A', 'x', 5), scored('B', 'x', 4), scored('C', 'x', 4)]);
    expect(results.entries).toEqual([
      {
        entryId: 'x',
        raw: 4.3333,
        adjusted: 4.3333,
        interval: null,
        rank: { from: 1, to: 1 },
        group: 1,
        reviews: 3,
      },
    ]);
    const two = resultsOf(ONE, [scored('A', 'x', 5), scored('A', 'y', 0)]);
    expect(two.entries.map(({ interval, rank }) => [interval, rank])).toEqual([
      [null, { from: 1, to: 2 }],
      [null, { from: 1, to: 2 }],
    ]);
  });

  it('tie entries with the same scores, and claim no more than whole points show where all judges agree', () => {
    const results = resultsOf(
      ONE,
      ['A', 'B', 'C'].flatMap((judge) => [
        scored(judge, 'x', 4),
        scored(judge, 'y', 4),
        scored(judge, 'z', 0),
      ]),
    );
    expect(results.entries.map(({ entryId, rank }) => [entryId, rank])).toEqual([
      ['x', { from: 1, to: 2 }],
      ['y', { from: 1, to: 2 }],
      ['z', { from: 3, to: 3 }],
    ]);
    const [first] = results.entries;
    expect((first?.interval?.to ?? 0) - (first?.interval?.from ?? 0)).toBeGreaterThan(0.5);
  });

  it('are empty without scores', () => {
    expect(resultsOf(ONE, [])).toEqual({ entries: [], judges: [], groups: 0 });
  });
});

it('names judges by letters', () => {
  expect([0, 25, 26, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
});
