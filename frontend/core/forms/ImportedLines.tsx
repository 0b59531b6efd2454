import { useState } from 'react';
import { PageButtons } from '#frontend/ui/data/PageButtons.tsx';
import { AlertIcon, CheckIcon } from '#frontend/ui/style/icons.ts';
import type { ImportedValue } from '#shared/core/csv-import.ts';

/** What became of one line of a file, or would. */
export interface ImportedLine {
  line: number;
  /** What the line is about, as far as it says so. */
  name: string;
  ok: boolean;
  message?: string | undefined;
  /** Every value that is stored, or what was read of a line that is not `ok`. */
  values: readonly ImportedValue[];
}

/** Lines at once: a longer list is read page by page. */
const PAGE = 20;

interface ImportedLinesProps {
  label: string;
  lines: readonly ImportedLine[];
  /** The names of the columns on screen, by their names in the schema. */
  columns: Readonly<Record<string, string>>;
}

/** Lines of a file with every value, in pages. */
export function ImportedLines({ label, lines, columns }: ImportedLinesProps) {
  const [start, setStart] = useState(0);
  const shown = lines.slice(start, start + PAGE);
  const next = start + PAGE < lines.length ? () => setStart(start + PAGE) : undefined;
  const previous = start > 0 ? () => setStart(start - PAGE) : undefined;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line rounded-card border border-line text-small">
        {shown.map((line) => (
          <Line key={line.line} {...line} columns={columns} />
        ))}
      </ul>
      <PageButtons
        label={label}
        range={`${start + 1} to ${start + shown.length} of ${lines.length}`}
        onPrevious={previous}
        onNext={next}
      />
    </>
  );
}

function Line({
  line,
  name,
  ok,
  message,
  values,
  columns,
}: ImportedLine & Pick<ImportedLinesProps, 'columns'>) {
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-x-3 px-3 py-2">
      {ok ? (
        <CheckIcon aria-hidden="true" className="mt-0.5 size-4.5 text-positive" />
      ) : (
        <AlertIcon aria-hidden="true" className="mt-0.5 size-4.5 text-danger" />
      )}
      <div className="min-w-0 wrap-anywhere">
        {name && (
          <p className="font-medium">
            <bdi>{name}</bdi>
          </p>
        )}
        {message && (
          <p className="text-danger">
            <bdi>{message}</bdi>
          </p>
        )}
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5">
          {values.map(({ column, value, given }) => (
            <div key={column} className="contents">
              <dt className="text-muted">{columns[column] ?? column}</dt>
              <dd className="whitespace-pre-line">
                <bdi>{value === '' ? '–' : value}</bdi>
                {given !== undefined && given !== '' && (
                  <span className="block text-fine whitespace-pre-wrap text-muted">
                    {'In the file: '}
                    <bdi>{`“${given}”`}</bdi>
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <span className="text-muted tabular-nums">{`Line ${line}`}</span>
    </li>
  );
}
