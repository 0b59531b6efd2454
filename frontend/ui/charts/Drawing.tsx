import { useWidth } from '../hooks/useWidth.ts';
import { Columns } from './Columns.tsx';
import { Lines } from './Lines.tsx';
import { CHART_HEIGHT } from './Plot.tsx';
import type { ChartData } from './series.ts';

export interface DrawingProps extends ChartData {
  /** Columns count what a period had, those of several series above each other; lines follow a rate or a state. */
  kind: 'columns' | 'lines';
}

/** A chart as wide as the room it has. A chunk of its own: scales and shapes come from d3 (decision 0275). */
export default function Drawing({ kind, ...data }: DrawingProps) {
  const [box, width] = useWidth();
  const Kind = kind === 'columns' ? Columns : Lines;
  return (
    <div ref={box} style={{ minHeight: CHART_HEIGHT }}>
      {width > 0 && data.points.length > 0 && <Kind data={data} width={width} />}
    </div>
  );
}
