import { type Column, Table } from '#frontend/ui/data/Table.tsx';
import type { PublishedResults } from '#shared/features/judging/result-schema.ts';
import { intervalText, meanText, rankText, scaleOf } from '../resultWords.ts';
import { IntervalMark } from './IntervalMark.tsx';

type EntryResult = PublishedResults['entries'][number];

interface EntriesTableProps {
  results: PublishedResults;
  entries: readonly EntryResult[];
  label: string;
}

/** The entries, the best first: rank, means, and the interval in figures and drawn. */
export function EntriesTable({ results, entries, label }: EntriesTableProps) {
  const scale = scaleOf(results.entries, results.rubric.score);
  const columns: readonly Column<EntryResult>[] = [
    {
      id: 'entry',
      header: 'Entry',
      cell: ({ title, team }) => (
        <>
          <bdi className="block wrap-anywhere">{title}</bdi>
          <bdi className="block font-normal wrap-anywhere text-muted">{team}</bdi>
        </>
      ),
    },
    {
      id: 'rank',
      header: 'Rank',
      width: 'as-table:w-20',
      cell: ({ rank }) => <span className="font-semibold tabular-nums">{rankText(rank)}</span>,
    },
    {
      id: 'raw',
      header: 'Raw mean',
      align: 'end',
      width: 'as-table:w-24',
      cell: ({ raw }) => <>{meanText(raw)}</>,
    },
    {
      id: 'adjusted',
      header: 'Adjusted',
      align: 'end',
      width: 'as-table:w-24',
      cell: ({ adjusted }) => <>{meanText(adjusted)}</>,
    },
    {
      id: 'interval',
      header: '90% interval',
      width: 'as-table:w-64',
      wideInCard: true,
      cell: ({ interval, adjusted }) => (
        <>
          <span className="block tabular-nums">
            <span className="text-fine text-muted as-table:hidden">90% interval </span>
            <span>{intervalText(interval)}</span>
          </span>
          <IntervalMark interval={interval} mean={adjusted} scale={scale} />
        </>
      ),
    },
    {
      id: 'reviews',
      header: 'Reviews',
      align: 'end',
      width: 'as-table:w-24',
      drop: 'third',
      cell: ({ reviews }) => <>{reviews}</>,
    },
  ];
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold">{label}</h2>
      <Table label={label} columns={columns} rows={entries} rowId={({ entryId }) => entryId} />
      <p className="text-fine text-muted tabular-nums">
        {`The dots are adjusted means and the lines their intervals, on one scale from ${scale.from} to ${scale.to}.`}
      </p>
    </section>
  );
}
