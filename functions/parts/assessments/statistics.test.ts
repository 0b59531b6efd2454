import { describe, expect, it } from 'vitest';
import { randomFrom } from '#functions/testing/rounds.ts';
import {
  consistency,
  discriminates,
  discrimination,
  facility,
  type ItemSums,
  isFlagged,
  type TestSums,
} from './statistics.ts';

const STUDENTS = 2000;
const ITEMS = 12;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const variance = (numbers: readonly number[]): number => {
  const average = mean(numbers);
  return mean(numbers.map((number) => (number - average) ** 2));
};
/** Pearson’s correlation by its definition. */
const correlation = (one: readonly number[], other: readonly number[]): number => {
  const [a, b] = [mean(one), mean(other)];
  const together = mean(one.map((number, index) => (number - a) * ((other[index] ?? 0) - b)));
  return together / Math.sqrt(variance(one) * variance(other));
};

/**
 * Answers of students by the two-parameter logistic model: the probability of a right answer is
 * 1 / (1 + exp(−a (ability − b))), with a known discrimination a and difficulty b of each question.
 */
const simulated = (parameters: readonly { readonly a: number; readonly b: number }[]): number[][] => {
  const random = randomFrom(7);
  const uniform = () => random(1_000_000) / 1_000_000;
  const normal = () => Math.sqrt(-2 * Math.log(uniform() + 1e-9)) * Math.cos(2 * Math.PI * uniform());
  return Array.from({ length: STUDENTS }, () => {
    const ability = normal();
    return parameters.map(({ a, b }) => (uniform() < 1 / (1 + Math.exp(-a * (ability - b))) ? 1 : 0));
  });
};

const scoreOf = (answers: readonly number[]): number => answers.reduce((sum, right) => sum + right, 0);

const itemSums = (matrix: readonly (readonly number[])[], item: number): ItemSums => {
  let sums: ItemSums = { answers: 0, right: 0, rest: 0, restSquares: 0, restOfRight: 0 };
  for (const answers of matrix) {
    const right = answers[item] ?? 0;
    const rest = scoreOf(answers) - right;
    sums = {
      answers: sums.answers + 1,
      right: sums.right + right,
      rest: sums.rest + rest,
      restSquares: sums.restSquares + rest ** 2,
      restOfRight: sums.restOfRight + right * rest,
    };
  }
  return sums;
};

const testSums = (matrix: readonly (readonly number[])[]): TestSums => ({
  attempts: matrix.length,
  passed: matrix.filter((answers) => scoreOf(answers) >= 9).length,
  score: scoreOf(matrix.map(scoreOf)),
  scoreSquares: scoreOf(matrix.map((answers) => scoreOf(answers) ** 2)),
  places: Array.from({ length: ITEMS }, (_, item) => scoreOf(matrix.map((answers) => answers[item] ?? 0))),
});

describe('statistics of simulated answers', () => {
  // The first question discriminates best and the last not at all; difficulties are from easy to hard.
  const parameters = Array.from({ length: ITEMS }, (_, item) => ({
    a: item === ITEMS - 1 ? 0 : 2.4 - item * 0.15,
    b: -1.2 + (item % 6) * 0.4,
  }));
  const matrix = simulated(parameters);
  const column = (item: number) => matrix.map((answers) => answers[item] ?? 0);

  it('equal the textbook’s', () => {
    for (let item = 0; item < ITEMS; item++) {
      const sums = itemSums(matrix, item);
      const rest = matrix.map((answers) => scoreOf(answers) - (answers[item] ?? 0));
      expect(facility(sums)).toBeCloseTo(mean(column(item)), 12);
      expect(discrimination(sums)).toBeCloseTo(correlation(column(item), rest), 10);
    }
    const variances = parameters.map((_, item) => variance(column(item)));
    const alpha = (ITEMS / (ITEMS - 1)) * (1 - scoreOf(variances) / variance(matrix.map(scoreOf)));
    expect(consistency(testSums(matrix))).toBeCloseTo(alpha, 10);
  });

  it('find what the parameters say', () => {
    const all = parameters.map((_, item) => itemSums(matrix, item));
    expect(all.map(discriminates)).toEqual([...Array<boolean>(ITEMS - 1).fill(true), false]);
    expect(all.map(isFlagged)).toEqual([...Array<boolean>(ITEMS - 1).fill(false), true]);
    const [easy, hard] = [facility(all[0] as ItemSums), facility(all[5] as ItemSums)];
    expect(easy).toBeGreaterThan((hard ?? 1) + 0.2);
    expect(consistency(testSums(matrix))).toBeGreaterThan(0.6);
  });
});

it('without a spread there is no correlation, and nothing is flagged before thirty answers', () => {
  const none: ItemSums = { answers: 0, right: 0, rest: 0, restSquares: 0, restOfRight: 0 };
  expect([facility(none), discrimination(none), isFlagged(none)]).toEqual([null, null, false]);
  const allRight: ItemSums = { answers: 29, right: 29, rest: 29 * 7, restSquares: 29 * 49, restOfRight: 203 };
  expect([facility(allRight), discrimination(allRight), isFlagged(allRight)]).toEqual([1, null, false]);
  const one = { answers: 30, right: 30, rest: 210, restSquares: 1470, restOfRight: 210 };
  expect(isFlagged(one)).toBe(true);
  expect(consistency({ attempts: 3, passed: 0, score: 9, scoreSquares: 27, places: [3, 3, 3] })).toBe(0);
});
