import { expect, it } from 'vitest';
import { studentT } from './student-t.ts';

it('is that of the tables', () => {
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2: two-sided 90, 95, 99 and 99.8 percent.
  const table: readonly (readonly [probability: number, df: number, t: number])[] = [
    [0.9, 1, 6.314],
    [0.9, 2, 2.92],
    [0.9, 10, 1.812],
    [0.95, 5, 2.571],
    [0.95, 60, 2.0],
    [0.99, 30, 2.75],
    [0.998, 3, 10.215],
    [0.998, 100, 3.174],
  ];
  for (const [probability, df, t] of table) expect(studentT(probability, df)).toBeCloseTo(t, 3);
});

it('nears the normal distribution, and is far out where little is known', () => {
  expect(studentT(0.95, 100_000)).toBeCloseTo(1.959_98, 3);
  // With one degree of freedom it is the Cauchy distribution.
  expect(studentT(1 - 1e-4, 1)).toBeCloseTo(Math.tan((Math.PI / 2) * (1 - 1e-4)), 0);
});
