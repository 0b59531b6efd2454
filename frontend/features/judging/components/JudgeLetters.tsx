import { type Column, Table } from '#frontend/ui/data/Table.tsx';
import type { PublishedResults } from '#shared/features/judging/result-schema.ts';
import { severityText } from '../resultWords.ts';

type JudgeResult = PublishedResults['judges'][number];

interface JudgeLettersProps extends Pick<PublishedResults, 'judges' | 'scores' | 'groups'> {}

/** The judges under their letters: how severe each is, and how many entries they scored. */
export function JudgeLetters({ judges, scores, groups }: JudgeLettersProps) {
  const scored = (judge: string): number =>
    new Set(scores.filter((score) => score.judge === judge).map(({ entryId }) => entryId)).size;
  const columns: readonly Column<JudgeResult>[] = [
    { id: 'judge', header: 'Judge', cell: ({ judge }) => <>{`Judge ${judge}`}</> },
    {
      id: 'severity',
      header: 'Scores for the same work',
      width: 'as-table:w-64',
      cell: (judge) => <>{severityText(judge)}</>,
    },
    {
      id: 'entries',
      header: 'Entries',
      align: 'end',
      width: 'as-table:w-24',
      cell: ({ judge }) => <>{scored(judge)}</>,
    },
  ];
  return (
    <section aria-label="Judges" className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold">Judges</h2>
      <p className="max-w-prose text-small text-muted">
        Letters were drawn at random when the results were published.
        {groups > 1 && <span> The average is that of a judge’s own group.</span>}
      </p>
      <Table label="Judges" columns={columns} rows={judges} rowId={({ judge }) => judge} />
    </section>
  );
}
