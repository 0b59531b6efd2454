import { later } from '../data/later.ts';

/** One quantity of a chart, with the colour of its place in the list: five at most can be told apart. */
export interface ChartSeries {
  readonly name: string;
}

/** A point in time, or a period, with its values. */
export interface ChartPoint {
  /** In full, as it is announced: `Week from 2 November 2026`. */
  readonly name: string;
  /** In short, on the axis: `2 Nov`. */
  readonly tick: string;
  /** One for each series, zero or more; null where there is none. */
  readonly values: readonly (number | null)[];
  /** The list behind it, which a click or Enter opens. */
  readonly to?: string;
}

export interface ChartData {
  /** What the chart shows, for screen readers. */
  readonly label: string;
  readonly series: readonly ChartSeries[];
  /** In the order of time. */
  readonly points: readonly ChartPoint[];
  /** A value in words; as it is, unless given. */
  readonly format?: (value: number) => string;
}

/** The classes of each series: of areas, lines, and marks beside words. Forced colours tell series apart by `data-series`. */
export const SERIES_CLASSES = [
  { fill: 'fill-series-1', stroke: 'stroke-series-1', mark: 'bg-series-1' },
  { fill: 'fill-series-2', stroke: 'stroke-series-2', mark: 'bg-series-2' },
  { fill: 'fill-series-3', stroke: 'stroke-series-3', mark: 'bg-series-3' },
  { fill: 'fill-series-4', stroke: 'stroke-series-4', mark: 'bg-series-4' },
  { fill: 'fill-series-5', stroke: 'stroke-series-5', mark: 'bg-series-5' },
] as const;

/** The classes of the series at a place; those after the fifth begin again. */
export const seriesClasses = (index: number): (typeof SERIES_CLASSES)[number] =>
  SERIES_CLASSES[index % SERIES_CLASSES.length] ?? SERIES_CLASSES[0];

const NUMBERS = later(() => new Intl.NumberFormat('en-GB'));

/** A value in the words of the chart. */
export const valueText = (value: number | null | undefined, format: ChartData['format']): string => {
  if (value === null || value === undefined) return 'not shown';
  return format ? format(value) : NUMBERS().format(value);
};

/** A point in words: `Week from 2 November 2026: Applied 12`. */
export const pointText = ({ name, values }: ChartPoint, { series, format }: ChartData): string =>
  `${name}: ${series.map((one, index) => `${one.name} ${valueText(values[index], format)}`).join(', ')}`;
