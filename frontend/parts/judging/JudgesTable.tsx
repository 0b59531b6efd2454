import { Link } from 'react-router-dom';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { type Column, Table } from '#frontend/ui/data/Table.tsx';
import { type JudgeProgress, standingOf } from './words.ts';

const COLUMNS: readonly Column<JudgeProgress>[] = [
  {
    id: 'name',
    header: 'Judge',
    cell: ({ id, name }) => (
      <Link to={fillPath(PATHS.person, { id })} className="rounded-tick py-1 hover:underline">
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    id: 'scored',
    header: 'Scored',
    align: 'end',
    width: 'as-table:w-28',
    cell: ({ scored, assigned }) => <>{`${scored} of ${assigned}`}</>,
  },
  {
    id: 'conflicts',
    header: 'Conflicts',
    align: 'end',
    width: 'as-table:w-24',
    cell: ({ conflicts }) => <>{conflicts}</>,
  },
  {
    id: 'state',
    header: 'State',
    width: 'as-table:w-44',
    cell: (judge) => {
      const { label, tone } = standingOf(judge);
      return (
        <Badge size="small" tone={tone}>
          {label}
        </Badge>
      );
    },
  },
];

/** The judges of a challenge: what each was assigned, and how far they are. */
export function JudgesTable({ judges }: { judges: readonly JudgeProgress[] }) {
  return <Table label="Judges" columns={COLUMNS} rows={judges} rowId={({ id }) => id} />;
}
