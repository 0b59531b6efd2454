import { type Column, Table } from '#frontend/ui/data/Table.tsx';
import { RUBRIC_CRITERIA } from '#shared/core/rubric.ts';
import type { Disagreement } from '../../adminApi.ts';

const NOT_ENOUGH = <span className="text-muted">Not enough yet</span>;

const COLUMNS: readonly Column<Disagreement>[] = [
  { id: 'criterion', header: 'Criterion', cell: ({ criterion }) => RUBRIC_CRITERIA[criterion].label },
  {
    id: 'version',
    header: 'Version',
    align: 'end',
    width: 'as-table:w-20',
    cell: ({ rubricVersion }) => rubricVersion,
  },
  {
    id: 'pairs',
    header: 'Pairs of reviews',
    align: 'end',
    width: 'as-table:w-34',
    cell: ({ pairs }) => pairs.toLocaleString('en'),
  },
  {
    id: 'distance',
    header: 'Mean distance',
    align: 'end',
    width: 'as-table:w-36',
    cell: ({ meanDistance }) => (meanDistance === null ? NOT_ENOUGH : meanDistance.toFixed(1)),
  },
  {
    id: 'same',
    header: 'Same score',
    align: 'end',
    width: 'as-table:w-36',
    cell: ({ same }) => (same === null ? NOT_ENOUGH : `${same}%`),
  },
];

/** For each criterion and version, how far the scores of independent reviewers are apart. */
export function DisagreementTable({ rows }: { rows: readonly Disagreement[] }) {
  if (rows.length === 0)
    return (
      <p className="rounded-card border border-line bg-raised px-5 py-4 text-small">
        Not enough yet. The figures appear once two mentors have reviewed the same submission.
      </p>
    );
  return (
    <Table
      label="Disagreement of reviewers by criterion"
      columns={COLUMNS}
      rows={rows}
      rowId={({ rubricVersion, criterion }) => `${rubricVersion} ${criterion}`}
      rowClass="as-table:h-12"
    />
  );
}
