import { namesWidth } from './Columns.tsx';
import { spread } from './labels.ts';
import { lineLayout } from './layout.ts';
import { axisWidth, type EndLabel, PLOT_HEIGHT, Plot } from './Plot.tsx';
import { type ChartData, seriesClasses, valueText } from './series.ts';

/** With more points than this, only the one that is looked at has dots. */
const MOST_WITH_DOTS = 16;

/**
 * A line for each series, with its name and latest value at its end.
 * @param width of all of it, in pixels
 */
export function Lines({ data, width }: { data: ChartData; width: number }) {
  const { points, series, format } = data;
  const names = series.map(({ name }, index) => {
    const value = valueText(latest(data, index), format);
    return series.length > 1 ? `${name} ${value}` : value;
  });
  const right = namesWidth(names, width);
  const place = (plot: number) => lineLayout(points, series.length, { width: plot, height: PLOT_HEIGHT });
  const left = axisWidth(place(width).gridlines, format);
  const plot = width - left - right;
  const { lines, positions, gridlines } = place(plot);
  const ends = lines.map(({ dots }) => dots.findLast(({ y }) => y !== null)?.y ?? PLOT_HEIGHT);
  const placed = spread(ends, PLOT_HEIGHT);
  return (
    <Plot
      data={data}
      left={left}
      right={right}
      width={plot}
      gridlines={gridlines}
      positions={positions}
      step={plot / Math.max(1, points.length)}
      ends={names.map((text, index): EndLabel => ({ series: index, text, y: placed[index] ?? 0 }))}
    >
      {(active) => (
        <>
          {active !== undefined && (
            <line
              data-active="true"
              x1={positions[active]}
              x2={positions[active]}
              y1={0}
              y2={PLOT_HEIGHT}
              className="stroke-line-strong"
            />
          )}
          {lines.map(({ series: of, path, dots }) => (
            <g key={of}>
              <path
                d={path}
                data-series={of + 1}
                className={seriesClasses(of).stroke}
                fill="none"
                strokeWidth={2}
                strokeLinecap="round"
              />
              {dots.map(
                ({ x, y }, index) =>
                  y !== null &&
                  (index === active || dots.length <= MOST_WITH_DOTS) && (
                    <circle
                      key={x}
                      cx={x}
                      cy={y}
                      r={index === active ? 5 : 3}
                      data-series={of + 1}
                      className={seriesClasses(of).fill}
                    />
                  ),
              )}
            </g>
          ))}
        </>
      )}
    </Plot>
  );
}

const latest = ({ points }: ChartData, index: number): number | null =>
  points.findLast(({ values }) => (values[index] ?? null) !== null)?.values[index] ?? null;
