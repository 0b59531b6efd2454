import type { ProgressKind, ProgressMonth } from '#shared/features/progress/rules.ts';
import { KIND_LABELS, monthInWords } from './words.ts';

interface ProgressTableProps {
  months: readonly ProgressMonth[];
  /** What the chart above shows. */
  kinds: readonly ProgressKind[];
}

/** What the chart shows, as a table: the latest month first. */
export function ProgressTable({ months, kinds }: ProgressTableProps) {
  return (
    <details className="text-small">
      <summary className="w-fit text-muted">
        Table<span className="sr-only"> of your progress</span>
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">Your progress by month</caption>
          <thead className="text-fine text-muted">
            <tr>
              <th scope="col" className="py-1.5 pr-4 font-normal">
                Month
              </th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" className="py-1.5 pl-4 text-right font-normal">
                  {KIND_LABELS[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row" className="py-1.5 pr-4 font-normal whitespace-nowrap">
                  {monthInWords(month.month)}
                </th>
                {kinds.map((kind) => (
                  <td key={kind} className="py-1.5 pl-4 text-right">
                    {month[kind]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
