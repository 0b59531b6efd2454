import { useState } from 'react';
import { type Column, Table } from '#frontend/ui/data/Table.tsx';
import { Select } from '#frontend/ui/forms/Select.tsx';
import type { PublishedResults } from '#shared/features/judging/result-schema.ts';

interface JudgeRow {
  readonly judge: string;
  /** By the id of a criterion. */
  readonly points: ReadonlyMap<string, number>;
}

/** Who gave what to one entry, judges under their letters. */
export function ScoresByJudge({ results }: { results: PublishedResults }) {
  const { entries, scores, rubric } = results;
  const [entryId, setEntryId] = useState(entries[0]?.entryId ?? '');
  const given = scores.filter((score) => score.entryId === entryId);
  const rows = [...new Set(given.map(({ judge }) => judge))].sort().map(
    (judge): JudgeRow => ({
      judge,
      points: new Map(
        given.filter((score) => score.judge === judge).map(({ criterion, score }) => [criterion, score]),
      ),
    }),
  );
  const columns: readonly Column<JudgeRow>[] = [
    { id: 'judge', header: 'Judge', width: 'as-table:w-28', cell: ({ judge }) => <>{`Judge ${judge}`}</> },
    ...rubric.criteria.map(
      ({ id, name }): Column<JudgeRow> => ({
        id,
        header: name,
        align: 'end',
        cell: ({ points }) => <>{points.get(id) ?? ''}</>,
      }),
    ),
  ];
  return (
    <section aria-label="Scores" className="flex flex-col gap-3">
      <h2 className="text-lead font-semibold">Scores</h2>
      <div className="max-w-form">
        <Select
          label="Entry"
          value={entryId}
          onChange={({ target }) => setEntryId(target.value)}
          options={entries.map((entry) => ({ value: entry.entryId, label: entry.title }))}
        />
      </div>
      <Table label="Scores by judge" columns={columns} rows={rows} rowId={({ judge }) => judge} />
    </section>
  );
}
