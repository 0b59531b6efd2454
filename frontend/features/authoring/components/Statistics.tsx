import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Stat, StatList } from '#frontend/ui/data/Stat.tsx';
import { type Column, Table } from '#frontend/ui/data/Table.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { FLAGGED, QUALITY_FROM } from '#shared/features/assessments/rules.ts';
import { type Course, keepCourse } from '../api.ts';
import { ChosenOptions } from './ChosenOptions.tsx';

type Item = Course['statistics'][number];
type TestFigures = NonNullable<Course['test']>;

const placeOf = ({ objective, question }: Item) => `Objective ${objective}, question ${question}`;
const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`);

const COLUMNS: readonly Column<Item>[] = [
  {
    id: 'question',
    header: 'Question',
    wideInCard: true,
    cell: (item) => (
      <div className="flex flex-col gap-1 py-2 font-normal whitespace-normal">
        <p className="flex flex-wrap items-center gap-2 text-muted">
          {placeOf(item)}
          {item.withdrawn && <Badge tone="neutral">Withdrawn</Badge>}
          {item.flagged && !item.withdrawn && <Badge tone="warning">Needs a look</Badge>}
        </p>
        <p dir="auto" className="line-clamp-2 wrap-anywhere">
          {item.prompt}
        </p>
        {item.answers > 0 && item.options.length > 0 && <ChosenOptions item={item} name={placeOf(item)} />}
      </div>
    ),
  },
  {
    id: 'answers',
    header: 'Answers',
    align: 'end',
    width: 'as-table:w-24',
    cell: ({ answers }) => answers,
  },
  {
    id: 'facility',
    header: 'Right',
    align: 'end',
    width: 'as-table:w-20',
    cell: ({ facility }) => percent(facility),
  },
  {
    id: 'discrimination',
    header: 'Discrimination',
    align: 'end',
    width: 'as-table:w-36',
    cell: ({ discrimination }) => (discrimination === null ? '–' : discrimination.toFixed(2)),
  },
];

/** How the questions of the published version did, and a way to withdraw one. */
export function Statistics({ course, own }: { course: Course; own: boolean }) {
  const [withdrawing, setWithdrawing] = useState<Item>();
  const { published, statistics, test } = course;
  if (!test)
    return (
      <p className="max-w-prose text-small text-muted">
        Once the course is published, each student’s first attempt is counted here: how many were right, which
        options they chose, and whether a question tells those who know from those who don’t.
      </p>
    );
  const actions: Column<Item> = {
    id: 'actions',
    header: 'Actions',
    width: 'as-table:w-32',
    cell: (item) =>
      !item.withdrawn && (
        <Button size="small" onClick={() => setWithdrawing(item)}>
          Withdraw<span className="sr-only">: {placeOf(item)}</span>
        </Button>
      ),
  };
  return (
    <div className="flex flex-col gap-4">
      <TestFigures test={test} published={published} />
      <p className="max-w-prose text-small text-muted">
        {`Only first attempts count. Discrimination says whether those who did well in the rest of the test were right here, from −1 to 1. From ${QUALITY_FROM} answers on, a question needs a look below ${FLAGGED.discrimination}, or when fewer than ${percent(FLAGGED.facility.min)} or more than ${percent(FLAGGED.facility.max)} have it right.`}
      </p>
      <Table
        label="Statistics of the questions"
        columns={own ? [...COLUMNS, actions] : COLUMNS}
        rows={statistics}
        rowId={placeOf}
      />
      {withdrawing && (
        <Withdraw course={course} item={withdrawing} onClose={() => setWithdrawing(undefined)} />
      )}
    </div>
  );
}

/** How the whole test did. */
function TestFigures({ test, published }: { test: TestFigures; published: number }) {
  const { attempts, passed, consistency } = test;
  return (
    <StatList label={`Test of version ${published}`}>
      <Stat label="First attempts" value={attempts} hint={`Of version ${published}`} />
      <Stat label="Passed" value={percent(passed)} hint="Of first attempts" />
      <Stat
        label="Consistency"
        value={consistency === null ? '–' : Math.max(0, consistency).toFixed(2)}
        hint={
          consistency === null
            ? `From ${QUALITY_FROM} first attempts on`
            : 'Over 0.75 is fine, under 0.64 is not enough'
        }
      />
    </StatList>
  );
}

interface WithdrawProps {
  course: Course;
  item: Item;
  onClose: () => void;
}

function Withdraw({ course: { id }, item, onClose }: WithdrawProps) {
  const client = useQueryClient();
  const { objective, question } = item;
  return (
    <ConfirmDialog
      title="Withdraw this question?"
      description="Everyone who was asked it gets the point, and nobody is asked it again in this version. This can’t be undone."
      keep="Keep it"
      confirm="Withdraw question"
      send={async () => {
        const sent = { params: { id }, body: { objective, question } };
        await keepCourse(client, await api.call('authoring.withdrawQuestion', sent));
      }}
      onDone={() => toast({ title: 'Question withdrawn' })}
      onClose={onClose}
    />
  );
}
