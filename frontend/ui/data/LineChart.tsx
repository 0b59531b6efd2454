import { lazy, Suspense } from 'react';
import { Skeleton } from '../layout/Skeleton.tsx';
import { ChartFigure, type ChartPoint } from './ChartFigure.tsx';

const LinePlot = lazy(() => import('./LinePlot.tsx'));

interface LineChartProps {
  /** What runs over time: 'Profile views a week'. */
  label: string;
  /** In the order of time. */
  points: readonly ChartPoint[];
  /** A value in words; the plain number otherwise. */
  format?: (value: number) => string;
}

/** A trend. The drawing's code arrives with the first chart; its room is kept and the figures are there at once. */
export function LineChart({ label, points, format = String }: LineChartProps) {
  return (
    <ChartFigure label={label} points={points} format={format}>
      <Suspense fallback={<Skeleton className="h-52 w-full rounded-card" />}>
        <LinePlot points={points} format={format} />
      </Suspense>
    </ChartFigure>
  );
}
