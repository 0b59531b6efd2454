import { Link } from 'react-router-dom';
import { BarTable } from '#frontend/parts/analytics/BarTable.tsx';
import { Chart } from '#frontend/ui/charts/Chart.tsx';
import { definitionOf, type FigureName } from '#shared/features/platform-figures/figures.ts';
import type { FigureGroup } from '../figureGroups.ts';
import type { Numbers, Row } from '../periods.ts';

interface FigureChartProps {
  group: FigureGroup;
  rows: readonly Row[];
  totals: Numbers['totals'];
  /** What the rows are: `Week`. */
  period: string;
  /** The list of what a figure counts in this range, if there is one. */
  listOf: (figure: FigureName) => string | undefined;
}

/** Figures that belong together: what they are and come to, over time as a chart, and its table with a file. */
export function FigureChart({ group, rows, totals, period, listOf }: FigureChartProps) {
  const { title, description, kind, figures } = group;
  const labels = figures.map((figure) => definitionOf(figure).label);
  return (
    <BarTable
      title={title}
      description={description}
      columns={[period, ...labels]}
      lead={<Definitions figures={figures} totals={totals} listOf={listOf} />}
      chart={
        <Chart
          kind={kind}
          label={`${title} by ${period.toLowerCase()}`}
          series={labels.map((name) => ({ name }))}
          points={rows.map(({ name, tick, figures: values }) => ({
            name,
            tick,
            values: figures.map((figure) => values[figure]),
          }))}
        />
      }
      bars={rows.map(({ name, figures: values }) => ({
        name,
        length: 0,
        figures: figures.map((figure) => values[figure] ?? '–'),
      }))}
    />
  );
}

/** Each figure with its sum, its definition and its list. Active users have no sum. */
function Definitions({
  figures,
  totals,
  listOf,
}: Pick<FigureChartProps, 'totals' | 'listOf'> & { figures: readonly FigureName[] }) {
  return (
    <dl className="mb-5 grid gap-x-6 gap-y-3 text-small">
      {figures.map((figure) => {
        const { label, definition } = definitionOf(figure);
        const to = listOf(figure);
        const total = totals[figure];
        return (
          <div key={figure} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <dt className="font-medium">
              {to === undefined ? (
                label
              ) : (
                <Link to={to} className="py-1 underline underline-offset-2 hover:no-underline">
                  {label}
                </Link>
              )}
            </dt>
            {total !== null && <dd className="font-semibold tabular-nums">{total}</dd>}
            <dd className="col-span-2 text-fine text-muted">{definition}</dd>
          </div>
        );
      })}
    </dl>
  );
}
