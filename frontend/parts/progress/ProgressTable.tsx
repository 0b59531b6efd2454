import { ChartTable } from '#frontend/ui/charts/ChartTable.tsx';
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
    <ChartTable
      of="your progress"
      caption="Your progress by month"
      columns={['Month', ...kinds.map((kind) => KIND_LABELS[kind])]}
      rows={months.toReversed().map((month) => ({
        id: month.month,
        name: monthInWords(month.month),
        cells: kinds.map((kind) => month[kind]),
      }))}
    />
  );
}
