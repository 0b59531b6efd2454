import { useEffect, useRef } from 'react';
import { type ImportedLine, ImportedLines } from './ImportedLines.tsx';

/** What is imported, and what is said of it. */
export interface ImportWords {
  one: string;
  many: string;
  /** `can be invited`, and `invited`. */
  can: string;
  done: string;
  /** The headings of such lines: `Ready to invite`, and `Invited`. */
  readyHeading: string;
  doneHeading: string;
  /** The columns, by their names in the schema. */
  columns: Readonly<Record<string, string>>;
}

interface ImportResultProps {
  lines: readonly ImportedLine[];
  /** Columns of the file that are not read. */
  ignored: readonly string[];
  words: ImportWords;
  /** The lines were imported; otherwise this is the result of a dry run. */
  done?: boolean;
}

/** What became of each line of an import, or would: problems first. Takes the focus, so that it is read out. */
export function ImportResult({ lines, ignored, words, done = false }: ImportResultProps) {
  const label = done ? words.doneHeading : words.readyHeading;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new result
  useEffect(() => heading.current?.focus(), [lines]);
  const problems = lines.filter(({ ok }) => !ok);
  const fine = lines.filter(({ ok }) => ok);
  return (
    <section className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lead font-semibold">
        {summary(words, fine.length, problems.length, done)}
      </h3>
      {ignored.length > 0 && (
        <p className="text-small text-muted">{`Not read: the ${ignored.length === 1 ? 'column' : 'columns'} ${ignored.join(', ')}.`}</p>
      )}
      {problems.length > 0 && (
        <ImportedLines label="Lines with a problem" lines={problems} columns={words.columns} />
      )}
      {fine.length > 0 && (
        <div className="flex flex-col gap-2">
          <h4 className="text-small font-medium">{`${label} (${fine.length})`}</h4>
          <ImportedLines label={label} lines={fine} columns={words.columns} />
        </div>
      )}
    </section>
  );
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** `38 users can be invited, 2 lines have a problem`. */
const summary = (words: ImportWords, fine: number, problems: number, done: boolean): string => {
  const outcome = done ? words.done : words.can;
  const good = `${count(fine, words.one, words.many)} ${outcome}`;
  const bad = count(problems, 'line has a problem', 'lines have a problem');
  if (problems === 0) return good;
  return fine === 0 ? `No ${words.many} ${outcome}: ${bad}` : `${good}, ${bad}`;
};
