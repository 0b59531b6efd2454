import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cx } from '../style/cx.ts';
import { LABEL_HEIGHT, labelledTicks, labelWidth } from './labels.ts';
import type { Gridline } from './layout.ts';
import { Readout } from './Readout.tsx';
import { type ChartData, pointText, seriesClasses, valueText } from './series.ts';

/** Room above the plot for the values of the highest columns, and below it for the axis; pixels. */
export const ABOVE = 22;
const BELOW = 26;
/** All of a chart; pixels. Its placeholder has the same height. */
export const CHART_HEIGHT = 232;
export const PLOT_HEIGHT = CHART_HEIGHT - ABOVE - BELOW;

export interface EndLabel {
  readonly series: number;
  readonly y: number;
  readonly text: string;
}

interface PlotProps {
  data: ChartData;
  /** Of the plot, and of what is to its left and to its right; pixels. */
  width: number;
  left: number;
  right: number;
  gridlines: readonly Gridline[];
  /** The middle of each point, from the left of the plot. */
  positions: readonly number[];
  /** The distance between two points. */
  step: number;
  /** The names of the series, at the right of the plot. */
  ends: readonly EndLabel[];
  /** Values that are written at their points. */
  labels?: ReactNode;
  /** The shapes; `active` is the point that is looked at. */
  children: (active: number | undefined) => ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** The room that the values of the grid need at the left of the plot. */
export const axisWidth = (gridlines: readonly Gridline[], format: ChartData['format']): number =>
  Math.max(0, ...gridlines.map(({ value }) => labelWidth(valueText(value, format)))) + 8;

/**
 * The frame of a chart: grid, axis, labels, and one point at a time that is looked at, with the pointer or the arrow keys.
 * To screen readers it is a slider along the points, whose text is the values. Shapes are SVG, and words HTML: they grow
 * with the font size of the reader, and can be translated.
 */
export function Plot({
  data,
  width,
  left,
  right,
  gridlines,
  positions,
  step,
  ends,
  labels,
  children,
}: PlotProps) {
  const [active, setActive] = useState<number>();
  const hint = useId();
  const navigate = useNavigate();
  const last = data.points.length - 1;
  const current = Math.min(active ?? last, last);
  const leads = data.points.some(({ to }) => to !== undefined);
  const open = (index: number) => {
    const to = data.points[index]?.to;
    if (to !== undefined) void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setActive(undefined);
    if (event.key === 'Enter') return open(current);
    const next = { Home: 0, End: last }[event.key] ?? current + (STEPS[event.key] ?? Number.NaN);
    if (Number.isNaN(next)) return;
    event.preventDefault();
    setActive(Math.max(0, Math.min(last, next)));
  };
  const nearest = (event: PointerEvent<HTMLElement>): number => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
    const distances = positions.map((position) => Math.abs(position - x));
    return distances.indexOf(Math.min(...distances));
  };
  const shown = data.points[current];
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={data.label}
      aria-describedby={hint}
      aria-valuemin={1}
      aria-valuemax={data.points.length}
      aria-valuenow={current + 1}
      aria-valuetext={shown && pointText(shown, data)}
      className={cx('relative touch-pan-y select-none rounded-tick', leads && 'cursor-pointer')}
      style={{ height: CHART_HEIGHT }}
      onKeyDown={onKeyDown}
      onFocus={() => setActive(current)}
      onBlur={() => setActive(undefined)}
      onPointerMove={(event) => setActive(nearest(event))}
      onPointerLeave={({ currentTarget }) =>
        setActive(document.activeElement === currentTarget ? current : undefined)
      }
      // A finger looks at the values; the table leads on.
      onPointerUp={(event) => event.pointerType === 'mouse' && event.button === 0 && open(nearest(event))}
    >
      <svg
        aria-hidden="true"
        className="chart absolute animate-fade overflow-visible"
        style={{ left, top: ABOVE }}
        width={width}
        height={PLOT_HEIGHT}
      >
        {gridlines.map(({ value, y }) => (
          <line
            key={value}
            x1={0}
            x2={width}
            y1={Math.round(y) + 0.5}
            y2={Math.round(y) + 0.5}
            className={value === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
        ))}
        {children(active)}
      </svg>
      <div aria-hidden="true" className="text-fine text-muted tabular-nums">
        {left > 0 &&
          gridlines.map(({ value, y }) => (
            <span
              key={value}
              className="absolute text-right leading-none"
              style={{ top: ABOVE + y - 6, width: left - 8 }}
            >
              {valueText(value, data.format)}
            </span>
          ))}
        <Ticks
          ticks={data.points.map(({ tick }) => tick)}
          positions={positions}
          step={step}
          left={left}
          width={width}
        />
        {labels}
        {ends.map(({ series, y, text }) => (
          <span
            key={series}
            className="absolute right-0 flex items-center gap-1.5 text-text"
            style={{ left: left + width + 8, top: ABOVE + y - LABEL_HEIGHT / 2, height: LABEL_HEIGHT }}
          >
            <i className={cx('size-2 flex-none rounded-full', seriesClasses(series).mark)} />
            <bdi className="truncate">{text}</bdi>
          </span>
        ))}
      </div>
      {active !== undefined && shown && (
        <Readout data={data} point={shown} x={left + (positions[current] ?? 0)} end={left + width + right} />
      )}
      <span id={hint} className="sr-only">
        {leads
          ? 'Arrow keys move along the points, and Enter opens the list behind one.'
          : 'Arrow keys move along the points.'}
      </span>
    </div>
  );
}

interface TicksProps {
  ticks: readonly string[];
  positions: readonly number[];
  step: number;
  left: number;
  width: number;
}

function Ticks({ ticks, positions, step, left, width }: TicksProps) {
  const end = (positions.at(-1) ?? 0) + labelWidth(ticks.at(-1) ?? '') / 2;
  const labelled = labelledTicks(ticks, step, Math.max(0, end - width));
  // None goes beyond the chart, where it would be cut or move the page.
  const place = (tick: string, at: number) => {
    const half = labelWidth(tick) / 2;
    return Math.max(half, Math.min(left + at, left + width - half));
  };
  return ticks.map(
    (tick, index) =>
      labelled.has(index) && (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a point has no other name than its place
          key={index}
          className="absolute -translate-x-1/2 whitespace-nowrap"
          style={{ left: place(tick, positions[index] ?? 0), top: CHART_HEIGHT - BELOW + 5 }}
        >
          {tick}
        </span>
      ),
  );
}
