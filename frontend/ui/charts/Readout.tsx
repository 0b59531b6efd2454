import { cx } from '../style/cx.ts';
import { type ChartData, type ChartPoint, seriesClasses, valueText } from './series.ts';

/** Between a point and what is written beside it, and its width at most; pixels. */
const [DISTANCE, WIDEST] = [14, 240];

interface ReadoutProps {
  data: ChartData;
  point: ChartPoint;
  /** The place of the point, and the end of the chart, from its left; pixels. */
  x: number;
  end: number;
}

/** The values of the point that is looked at, beside it on the side that has more room. */
export function Readout({ data: { series, format }, point, x, end }: ReadoutProps) {
  const isLeft = x > end / 2;
  const room = (isLeft ? x : end - x) - DISTANCE;
  return (
    <div
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute top-0 z-10 w-max rounded-control border border-line bg-raised px-3 py-2 text-fine leading-snug shadow-float',
        isLeft && '-translate-x-full',
      )}
      style={{ left: isLeft ? x - DISTANCE : x + DISTANCE, maxWidth: Math.min(WIDEST, room) }}
    >
      <bdi className="block text-muted">{point.name}</bdi>
      {series.map(({ name }, index) => (
        <span key={name} className="mt-1 flex items-baseline gap-2">
          <i className={cx('size-2 flex-none rounded-full', seriesClasses(index).mark)} />
          <bdi className="min-w-0 flex-1">{name}</bdi>
          <b className="pl-1 font-semibold tabular-nums">{valueText(point.values[index], format)}</b>
        </span>
      ))}
    </div>
  );
}
