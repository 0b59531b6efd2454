import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { BarChart } from '../data/BarChart.tsx';
import { LineChart } from '../data/LineChart.tsx';
import { Pagination } from '../data/Pagination.tsx';
import { StatusBadge } from '../data/StatusBadge.tsx';
import { Table } from '../data/Table.tsx';
import type { Column } from '../data/tableColumns.ts';
import { Stepper } from '../forms/Stepper.tsx';
import { EmptyState } from '../layout/EmptyState.tsx';
import { Tabs } from '../layout/Tabs.tsx';
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
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'university', header: 'University', cell: ({ university }) => university },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status}>{status}</StatusBadge>,
    sortBy: ({ status }) => status,
  },
  {
    id: 'match',
    header: 'Match',
    align: 'end',
    cell: ({ match }) => `${match}%`,
    sortBy: ({ match }) => match,
  },
];
const WEEKS = [12, 18, 9, 24, 31, 28, 40, 37, 52, 48, 61, 66].map((value, index) => ({
  label: `Week ${index + 1}`,
  value,
}));
const STAGES = [
  { label: 'Applied', detail: '3 November' },
  { label: 'Reviewed', detail: '9 November' },
  { label: 'Interview', detail: 'Tuesday, 14:00' },
  { label: 'Answer' },
];

/** What orders many things. */
export function Data() {
  const [page, setPage] = useState(6);
  return (
    <Chapter title="Data">
      <Specimen name="Table">
        <Table
          label="Applicants"
          columns={COLUMNS}
          rows={APPLICANTS}
          rowId={({ name }) => name}
          sort={{ column: 'match', descending: true }}
          empty={null}
        />
      </Specimen>
      <Specimen name="Table, loading and empty">
        <Table
          label="Applicants on their way"
          columns={COLUMNS}
          rows={[]}
          rowId={({ name }) => name}
          pendingRows={2}
          empty={null}
        />
        <div className="w-full">
          <Table
            label="No applicants"
            columns={COLUMNS}
            rows={[]}
            rowId={({ name }) => name}
            empty={<EmptyState title="No applicants yet" action={<Button>Share the posting</Button>} />}
          />
        </div>
      </Specimen>
      <Specimen name="Pagination">
        <Pagination label="Applicants" page={page} pages={20} onPage={setPage} />
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
      <Specimen name="Stepper">
        <Stepper label="Your application" steps={STAGES} current={2} />
      </Specimen>
      <Specimen name="LineChart">
        <LineChart label="Profile views a week" points={WEEKS} />
      </Specimen>
      <Specimen name="BarChart">
        <div className="flex w-full max-w-prose flex-col gap-8">
          <BarChart
            label="Applications by status"
            points={[
              { label: 'New', value: 24 },
              { label: 'Reviewed', value: 18 },
              { label: 'Interview Scheduled', value: 5 },
              { label: 'Rejected', value: 0 },
            ]}
          />
          <BarChart label="A chart of nothing" points={[]} />
        </div>
      </Specimen>
    </Chapter>
  );
}
