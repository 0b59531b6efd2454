import { useId } from 'react';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { type Column, Table } from '#frontend/ui/data/Table.tsx';
import { EntryStatus, Position, PromisedReply } from './cells.tsx';
import { EntryAction } from './EntryAction.tsx';
import { type Entry, GROUPS, type Group } from './trackerEntries.ts';

const LABELS: Record<Group, string> = { needsYou: 'Needs you', waiting: 'Waiting', closed: 'Closed' };

interface TrackerTableProps {
  entries: readonly Entry[];
  onOpen: (key: string) => void;
}

/** All applications as tables: by who has to do something next. */
export function TrackerTable({ entries, onOpen }: TrackerTableProps) {
  const columns = columnsFor(onOpen);
  return (
    <div className="flex flex-col gap-8">
      {GROUPS.map((group) => (
        <GroupTable
          key={group}
          label={LABELS[group]}
          columns={columns}
          entries={entries.filter((entry) => entry.group === group)}
        />
      ))}
    </div>
  );
}

interface GroupTableProps {
  label: string;
  columns: readonly Column<Entry>[];
  entries: readonly Entry[];
}

function GroupTable({ label, columns, entries }: GroupTableProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-lead font-semibold">
        {label} <span className="font-normal text-muted tabular-nums">({entries.length})</span>
      </h2>
      <Table
        label={label}
        columns={columns}
        rows={entries}
        rowId={({ key }) => key}
        rowClass="as-table:h-14"
      />
    </section>
  );
}

const columnsFor = (onOpen: (key: string) => void): readonly Column<Entry>[] => [
  { id: 'position', header: 'Position', cell: (entry) => <Position entry={entry} onOpen={onOpen} /> },
  {
    id: 'next',
    header: 'Next step',
    wideInCard: true,
    cell: ({ next }) => next || <span className="text-muted as-cards:hidden">–</span>,
  },
  {
    id: 'promise',
    header: 'Promised reply',
    width: 'as-table:w-40',
    // The next step names the day while it is open.
    drop: 'third',
    cell: ({ promise }) => <PromisedReply promise={promise} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'as-table:w-44',
    cell: (entry) => <EntryStatus entry={entry} />,
  },
  {
    id: 'applied',
    header: 'Applied',
    width: 'as-table:w-40',
    drop: 'first',
    cell: ({ appliedOn }) => (appliedOn ? <time dateTime={appliedOn}>{fullDate(appliedOn)}</time> : '–'),
  },
  {
    id: 'action',
    header: 'Action',
    // Without its label: closed applications have none.
    wideInCard: true,
    width: 'as-table:w-32',
    align: 'end',
    cell: (entry) => <EntryAction entry={entry} />,
  },
];
