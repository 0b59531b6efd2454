import { labelWidth, spread } from './labels.ts';
import { columnLayout } from './layout.ts';
import { ABOVE, axisWidth, type EndLabel, PLOT_HEIGHT, Plot } from './Plot.tsx';
import { type ChartData, seriesClasses, valueText } from './series.ts';

/** At most so much of a chart is for the names of its series. */
const MOST_FOR_NAMES = 0.4;

/** The room at the right of a plot that the names of its series need; pixels. */
export const namesWidth = (names: readonly string[], width: number): number =>
  Math.min(MOST_FOR_NAMES * width, Math.max(0, ...names.map(labelWidth)) + 30);

/**
 * A column for each point: several series are above each other. Values are written above the columns where they fit, and on the
 * grid otherwise.
 * @param width of all of it, in pixels
 */
export function Columns({ data, width }: { data: ChartData; width: number }) {
  const { points, series, format } = data;
  const isStacked = series.length > 1;
  const right = isStacked
    ? namesWidth(
        series.map(({ name }) => name),
        width,
      )
    : 0;
  const place = (left: number) =>
    columnLayout(points, series.length, { width: width - left - right, height: PLOT_HEIGHT });
  const whole = place(0);
  const texts = whole.columns.map(({ total }) => valueText(total, format));
  const fits = Math.max(...texts.map(labelWidth)) <= whole.step - 2;
  const left = fits ? 0 : axisWidth(whole.gridlines, format);
  const { columns, step, gridlines } = fits ? whole : place(left);
  return (
    <Plot
      data={data}
      left={left}
      right={right}
      width={width - left - right}
      gridlines={fits ? gridlines.filter(({ value }) => value === 0) : gridlines}
      positions={columns.map((column) => column.x + column.width / 2)}
      step={step}
      ends={isStacked ? namesOf(data, columns.at(-1)) : []}
      labels={
        fits &&
        columns.map(
          ({ x, width: wide, top, total }, index) =>
            total > 0 && (
              <span
                key={x}
                className="absolute -translate-x-1/2 text-text"
                style={{ left: left + x + wide / 2, top: ABOVE + top - 21 }}
              >
                {texts[index]}
              </span>
            ),
        )
      }
    >
      {(active) =>
        columns.map(({ x, width: wide, segments }, index) => (
          <g key={x}>
            {index === active && (
              <rect
                data-active="true"
                x={x + wide / 2 - step / 2}
                width={step}
                y={-ABOVE}
                height={PLOT_HEIGHT + ABOVE}
                rx={4}
                className="fill-neutral-soft"
              />
            )}
            {segments.map(({ series: of, path }) => (
              <path key={of} d={path} data-series={of + 1} className={seriesClasses(of).fill} />
            ))}
          </g>
        ))
      }
    </Plot>
  );
}

/** The names of the series, each beside its segment of the last column, or where it would be. */
const namesOf = (
  { series }: ChartData,
  last: ReturnType<typeof columnLayout>['columns'][number] | undefined,
): EndLabel[] => {
  let y = PLOT_HEIGHT;
  const heights = series.map((_, index) => {
    y = last?.segments.find((segment) => segment.series === index)?.middle ?? y;
    return y;
  });
  // From the bottom up, as the segments are: labels at one height keep that order.
  const placed = spread(heights.toReversed(), PLOT_HEIGHT).toReversed();
  return series.map(({ name }, index) => ({ series: index, text: name, y: placed[index] ?? 0 }));
};
