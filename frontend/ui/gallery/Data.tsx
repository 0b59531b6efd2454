import { useState } from 'react';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import { PageButtons } from '../data/PageButtons.tsx';
import type { Sort } from '../data/Sorting.tsx';
import { StatusBadge } from '../data/StatusBadge.tsx';
import { type Column, Table } from '../data/Table.tsx';
import { TaskList } from '../data/TaskList.tsx';
import { EmptyState } from '../layout/EmptyState.tsx';
import { Tabs } from '../layout/Tabs.tsx';
import { MailIcon, ScheduleIcon } from '../style/icons.ts';
import { Chapter, Specimen } from './Specimen.tsx';

interface Applicant {
  name: string;
  university: string;
  status: 'new' | 'reviewed' | 'rejected';
  match: number;
}

const APPLICANTS: readonly Applicant[] = [
  { name: 'Maya Okafor', university: 'Imperial College London', status: 'new', match: 92 },
  { name: 'Tomás Reyes', university: 'Universidad de Chile', status: 'reviewed', match: 71 },
  { name: 'Ingrid Åberg', university: 'Lund University', status: 'rejected', match: 38 },
  { name: 'Åsa Holm', university: 'KTH', status: 'new', match: 100 },
];
const COLUMNS: readonly Column<Applicant>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sorts: true },
  { id: 'university', header: 'University', cell: ({ university }) => university },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge {...applicationWorkflow.statuses[status]} />,
    sorts: true,
  },
  {
    id: 'match',
    header: 'Match',
    align: 'end',
    cell: ({ match }) => `${match}%`,
    sorts: true,
  },
];
/** As a server would send them. */
const sorted = ({ column, descending }: Sort) => {
  const by = ({ name, status, match }: Applicant) =>
    column === 'match' ? String(match).padStart(3, '0') : column === 'status' ? status : name;
  const rows = APPLICANTS.toSorted((one, other) => by(one).localeCompare(by(other), 'en'));
  return descending ? rows.toReversed() : rows;
};

/** What orders many things. */
export function Data() {
  const [page, setPage] = useState(2);
  const [sort, setSort] = useState<Sort>({ column: 'match', descending: true });
  return (
    <Chapter title="Data">
      <Specimen name="Table">
        <Table
          label="Applicants"
          columns={COLUMNS}
          rows={sorted(sort)}
          rowId={({ name }) => name}
          sort={sort}
          onSort={setSort}
        />
      </Specimen>
      <Specimen name="Table, loading">
        <Table
          label="Applicants on their way"
          columns={COLUMNS}
          rows={[]}
          rowId={({ name }) => name}
          pendingRows={2}
        />
      </Specimen>
      <Specimen name="PageButtons">
        <div className="w-full">
          <PageButtons
            label="Applicants"
            range={`Page ${page} of 3`}
            onPrevious={page > 1 ? () => setPage(page - 1) : undefined}
            onNext={page < 3 ? () => setPage(page + 1) : undefined}
          />
        </div>
      </Specimen>
      <Specimen name="TaskList">
        <div className="w-full">
          <TaskList
            tasks={[
              {
                id: 'interview',
                icon: <ScheduleIcon />,
                title: 'Span invited you to an interview',
                detail: 'Bridge builder · Invited 20 Nov',
                action: { label: 'View', to: '#tasks' },
              },
              {
                id: 'messages',
                icon: <MailIcon />,
                title: '2 messages in the last seven days',
                detail: 'The latest, 3 hours ago: A question about plans',
                action: { label: 'Open messages', to: '#tasks' },
              },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <Tabs
          label="Internships"
          tabs={[
            {
              value: 'all',
              label: 'All Internships',
              count: 24,
              content: <p className="text-small">All of them.</p>,
            },
            {
              value: 'saved',
              label: 'Saved',
              count: 0,
              content: <EmptyState title="No Saved Internships" />,
            },
            { value: 'closed', label: 'Closed', disabled: true, content: null },
          ]}
        />
      </Specimen>
    </Chapter>
  );
}
