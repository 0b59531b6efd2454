import { Chart } from '#frontend/ui/charts/Chart.tsx';
import type { ChartData } from '#frontend/ui/charts/series.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { FOUR_FIFTHS, type Impact } from '#shared/features/fairness/impact-ratio.ts';
import type { Compared } from '#shared/features/fairness/measures.ts';
import { groupLabel } from '#shared/features/fairness/tally.ts';
import { concluded, percent, ratioText } from '../fairnessWords.ts';

/** The largest ratio that the chart has room for; an interval that goes further is cut there. */
const MOST = 1.5;
const at = (ratio: number): string => `${(100 * Math.min(ratio, MOST)) / MOST}%`;

interface RatioTableProps {
  title: string;
  compared: Compared;
  /** The rates of the quarters, whose figures a table has each. */
  trend: ChartData | undefined;
}

/** The groups of one question: how many of them were selected, and the ratio to the highest rate as figure and picture. */
export function RatioTable({ title, compared, trend }: RatioTableProps) {
  const { rows, hidden } = compared;
  return (
    <Card title={title}>
      <p className="-mt-3 mb-4 text-small">{concluded(compared)}</p>
      {rows.length > 0 && (
        <table className="w-full text-small">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-fine text-muted">
              <th scope="col" className="pb-1.5 text-left font-normal">
                Group
              </th>
              <th scope="col" className="pb-1.5 pl-4 text-right font-normal">
                Selected
              </th>
              <th scope="col" className="pb-1.5 pl-4 text-right font-normal">
                Rate
              </th>
              <th scope="col" className="pb-1.5 pl-4 text-right font-normal">
                Impact ratio
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.group} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {hidden.length > 0 && <Hidden groups={hidden} />}
      {trend && (
        <>
          <h3 className="mt-6 mb-2 text-small font-medium">{trend.label}</h3>
          <Chart kind="lines" {...trend} />
        </>
      )}
    </Card>
  );
}

/** How many groups are listed at once; more of them open. */
const LISTED = 4;

/** The groups without figures, and why. */
function Hidden({ groups }: { groups: readonly string[] }) {
  const names = groups.map(groupLabel).join('; ');
  const why = 'Fewer than ten people are in the group, or its number would give away that of another group.';
  if (groups.length <= LISTED)
    return (
      <p className="mt-4 text-fine text-muted">
        Not shown: {names}. {why}
      </p>
    );
  return (
    <details className="mt-4 text-fine text-muted">
      <summary className="cursor-pointer">Not shown: {groups.length} groups</summary>
      <p className="mt-2">{why}</p>
      <p className="mt-2">{names}</p>
    </details>
  );
}

function Row({ row }: { row: Impact }) {
  const { group, people, selected, rate, ratio, interval } = row;
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="w-full py-2 text-left font-medium">
        {groupLabel(group)}
        {ratio !== null && <Picture ratio={ratio} interval={interval} />}
      </th>
      <td className="py-2 pl-4 text-right whitespace-nowrap tabular-nums">
        {selected} of {people}
      </td>
      <td className="py-2 pl-4 text-right whitespace-nowrap tabular-nums">{percent(rate)}</td>
      <td className="py-2 pl-4 text-right tabular-nums">
        {ratio === null ? '–' : ratioText(ratio)}
        {interval && (
          <span className="block whitespace-nowrap text-fine text-muted">
            {ratioText(interval.low)} to {ratioText(interval.high)}
          </span>
        )}
      </td>
    </tr>
  );
}

/** The ratio as a dot, its interval as a line, and a dashed line at four-fifths. The figures beside it say the same. */
function Picture({ ratio, interval }: { ratio: number; interval: Impact['interval'] }) {
  return (
    <svg aria-hidden="true" className="mt-2 block h-4 w-full overflow-visible">
      <line x1="0" x2="100%" y1="8" y2="8" className="stroke-line" />
      <line
        x1={at(FOUR_FIFTHS)}
        x2={at(FOUR_FIFTHS)}
        y1="0"
        y2="16"
        strokeDasharray="3 2"
        className="stroke-text"
      />
      {interval && (
        <line
          x1={at(interval.low)}
          x2={at(interval.high)}
          y1="8"
          y2="8"
          strokeWidth="3"
          className="stroke-info"
        />
      )}
      <circle cx={at(ratio)} cy="8" r="4.5" className="fill-brand" />
    </svg>
  );
}
