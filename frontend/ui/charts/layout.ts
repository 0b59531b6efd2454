import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import { curveMonotoneX, line, stack } from 'd3-shape';
import type { ChartPoint } from './series.ts';

// Where the shapes of a chart are, in pixels from the left and the top of its plot.

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Gridline {
  readonly value: number;
  readonly y: number;
}

interface Segment {
  readonly series: number;
  readonly path: string;
  /** The height of its middle. */
  readonly middle: number;
}

export interface Column {
  readonly x: number;
  readonly width: number;
  /** The upper end of all of it. */
  readonly top: number;
  readonly total: number;
  readonly segments: readonly Segment[];
}

/** Lines of the grid, as many as fit well: the zero line and about three others. */
const GRIDLINES = 3;
const CORNER = 3;
/** The width of a column at most. */
const WIDEST = 44;
/** Between the segments of a column, which forced colours tell apart by nothing else. */
const GAP = 1.5;

/** From zero to the highest value, which takes all of the height. */
const valueScale = (highest: number, height: number) =>
  scaleLinear()
    .domain([0, highest > 0 ? highest : 1])
    .range([height, 0]);

/** Lines at round numbers, without fractions where all values are whole. */
const gridlines = (scale: ReturnType<typeof valueScale>, whole: boolean): Gridline[] =>
  scale
    .ticks(GRIDLINES)
    .filter((value) => !whole || Number.isInteger(value))
    .map((value) => ({ value, y: scale(value) }));

const known = (points: readonly ChartPoint[]): number[] =>
  points.flatMap(({ values }) => values.filter((value) => value !== null));

/** A rectangle, with round corners at the top of a column. */
const rectangle = (x: number, top: number, width: number, bottom: number, isTop: boolean): string => {
  const corner = isTop ? Math.min(CORNER, width / 2, bottom - top) : 0;
  const [left, right] = [x, x + width];
  return `M${left},${bottom}V${top + corner}Q${left},${top} ${left + corner},${top}H${right - corner}Q${right},${top} ${right},${top + corner}V${bottom}Z`;
};

/** A column for each point, with its series above each other, the first at the bottom. Missing values count as zero. */
export const columnLayout = (points: readonly ChartPoint[], series: number, { width, height }: Size) => {
  const totals = points.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  const scale = valueScale(Math.max(0, ...totals), height);
  const band = scaleBand<number>()
    .domain(points.keys())
    .range([0, width])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const layers = stack<ChartPoint, number>()
    .keys(Array.from({ length: series }, (_, index) => index))
    .value(({ values }, index) => values[index] ?? 0)(points);
  const wide = Math.min(WIDEST, band.bandwidth());
  const columns = points.map((_, at): Column => {
    const x = (band(at) ?? 0) + (band.bandwidth() - wide) / 2;
    const present = layers.filter((layer) => (layer[at]?.[1] ?? 0) > (layer[at]?.[0] ?? 0));
    const segments = present.map((layer): Segment => {
      const [low = 0, high = 0] = layer[at] ?? [];
      const isTop = layer === present.at(-1);
      const [top, bottom] = [scale(high), scale(low)];
      const end = Math.min(bottom, isTop ? top : top + GAP);
      return {
        series: layer.key,
        path: rectangle(x, end, wide, bottom, isTop),
        middle: (top + bottom) / 2,
      };
    });
    const total = totals[at] ?? 0;
    return { x, width: wide, top: scale(total), total, segments };
  });
  return { columns, step: band.step(), gridlines: gridlines(scale, known(points).every(Number.isInteger)) };
};

/** A line for each series, interrupted where it has no value. */
export const lineLayout = (points: readonly ChartPoint[], series: number, { width, height }: Size) => {
  const values = known(points);
  const scale = valueScale(Math.max(0, ...values), height);
  const across = scalePoint<number>().domain(points.keys()).range([0, width]).padding(0.1);
  const lines = Array.from({ length: series }, (_, index) => {
    const dots = points.map(({ values: all }, at) => {
      const value = all[index] ?? null;
      return { x: across(at) ?? 0, y: value === null ? null : scale(value) };
    });
    const path = line<(typeof dots)[number]>()
      .defined(({ y }) => y !== null)
      .x(({ x }) => x)
      .y(({ y }) => y ?? 0)
      .curve(curveMonotoneX)(dots);
    return { series: index, path: path ?? '', dots };
  });
  return {
    lines,
    positions: points.map((_, at) => across(at) ?? 0),
    gridlines: gridlines(scale, values.every(Number.isInteger)),
  };
};
