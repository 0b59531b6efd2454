import { expect, it } from 'vitest';
import { columnLayout, lineLayout } from './layout.ts';
import type { ChartPoint } from './series.ts';

const SIZE = { width: 300, height: 100 };
const pointsOf = (...rows: (number | null)[][]): ChartPoint[] =>
  rows.map((values, index) => ({ name: `Week ${index}`, tick: `${index}`, values }));

it('makes columns as high as their totals, from the first point at the left', () => {
  const { columns, step } = columnLayout(pointsOf([10], [0], [5]), 1, SIZE);
  expect(columns.map(({ top, total }) => [top, total])).toEqual([
    [0, 10],
    [100, 0],
    [50, 5],
  ]);
  expect(columns.map(({ segments }) => segments.length)).toEqual([1, 0, 1]);
  expect((columns[1]?.x ?? 0) - (columns[0]?.x ?? 0)).toBeCloseTo(step);
});

it('puts the series of a column above each other, and leaves out what is zero or missing', () => {
  const { columns } = columnLayout(pointsOf([2, 3, 5], [4, null, 0]), 3, SIZE);
  expect(columns[0]?.segments.map(({ series, middle }) => [series, middle])).toEqual([
    [0, 90],
    [1, 65],
    [2, 25],
  ]);
  expect(columns[1]?.segments.map(({ series }) => series)).toEqual([0]);
});

it('has lines of the grid at whole numbers where all values are whole, up to the highest', () => {
  const grid = (...values: number[]) =>
    columnLayout(pointsOf(...values.map((value) => [value])), 1, SIZE).gridlines.map(({ value }) => value);
  expect(grid(1, 0)).toEqual([0, 1]);
  expect(grid(900, 4070)).toEqual([0, 1000, 2000, 3000, 4000]);
  expect(lineLayout(pointsOf([0.42]), 1, SIZE).gridlines.map(({ value }) => value)).toEqual([
    0, 0.1, 0.2, 0.3, 0.4,
  ]);
});

it('has no height without any value, and still a scale', () => {
  const { columns, gridlines } = columnLayout(pointsOf([0], [null]), 1, SIZE);
  expect(columns.map(({ top }) => top)).toEqual([100, 100]);
  expect(gridlines.map(({ value }) => value)).toEqual([0, 1]);
});

it('interrupts a line where it has no value', () => {
  const { lines, positions } = lineLayout(pointsOf([1, 4], [null, 4], [3, 4], [4, 4]), 2, SIZE);
  expect(lines[0]?.dots.map(({ y }) => y)).toEqual([75, null, 25, 0]);
  expect(lines.map(({ path }) => path.match(/M/g)?.length)).toEqual([2, 1]);
  expect(positions).toHaveLength(4);
});
