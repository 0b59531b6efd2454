import { useEffect, useRef } from 'react';
import { AlertIcon, CheckIcon } from '#frontend/ui/style/icons.ts';

/** What became of one line of a file, or would. */
export interface ImportedLine {
  line: number;
  /** What the line is about, as far as it says so. */
  name: string;
  ok: boolean;
  message?: string | undefined;
}

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
}

interface ImportResultProps {
  lines: readonly ImportedLine[];
  words: ImportWords;
  /** The lines were imported; otherwise this is the result of a dry run. */
  done?: boolean;
}

/** What became of each line of an import, or would: problems first. Takes the focus, so that it is read out. */
export function ImportResult({ lines, words, done = false }: ImportResultProps) {
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
      {problems.length > 0 && <Lines label="Lines with a problem" lines={problems} />}
      {fine.length > 0 && (
        <details open={fine.length <= 10}>
          <summary className="cursor-pointer py-1 text-small font-medium">
            {label} ({fine.length})
          </summary>
          <div className="mt-2">
            <Lines label={label} lines={fine} />
          </div>
        </details>
      )}
    </section>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly ImportedLine[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line text-small">
      {lines.map(({ line, name, ok, message }) => (
        <li key={line} className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-x-3 px-3 py-2">
          {ok ? (
            <CheckIcon aria-hidden="true" className="mt-0.5 size-4.5 text-positive" />
          ) : (
            <AlertIcon aria-hidden="true" className="mt-0.5 size-4.5 text-danger" />
          )}
          <span className="min-w-0 wrap-anywhere">
            {name && (
              <span className="block font-medium">
                <bdi>{name}</bdi>
              </span>
            )}
            {message && (
              <span className="block text-danger">
                <bdi>{message}</bdi>
              </span>
            )}
          </span>
          <span className="text-muted tabular-nums">Line {line}</span>
        </li>
      ))}
    </ul>
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
