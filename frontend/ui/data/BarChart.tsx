import { ChartFigure, type ChartPoint } from './ChartFigure.tsx';

interface BarChartProps {
  /** What is compared: 'Applications by status'. */
  label: string;
  points: readonly ChartPoint[];
  /** A value in words; the plain number otherwise. */
  format?: (value: number) => string;
}

/** Shares or amounts side by side: one bar for each, with its words and its value. */
export function BarChart({ label, points, format = String }: BarChartProps) {
  const most = Math.max(...points.map(({ value }) => value), 0);
  return (
    <ChartFigure label={label} points={points} format={format}>
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 text-small">
        {points.map(({ label: name, value }) => (
          <div key={name} className="contents">
            <span className="max-w-36 truncate text-muted">{name}</span>
            {/* Its width is an attribute of the drawing, not a style: public pages may not have any. */}
            <svg className="h-5 w-full overflow-hidden rounded-tick bg-neutral-soft" aria-hidden="true">
              <rect width={`${most > 0 ? (100 * value) / most : 0}%`} height="100%" className="fill-brand" />
            </svg>
            <span className="text-right font-medium tabular-nums">{format(value)}</span>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}
