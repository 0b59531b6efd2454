import { useEffect, useRef } from 'react';
import { AlertIcon, CheckIcon } from '#frontend/ui/style/icons.ts';
import type { ImportLine } from '#shared/features/invitations.ts';

interface ImportResultProps {
  lines: readonly ImportLine[];
  /** The users were invited; otherwise this is the result of a dry run. */
  done?: boolean;
}

/** What became of each line of an import, or would: problems first. Takes the focus, so that it is read out. */
export function ImportResult({ lines, done = false }: ImportResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new result
  useEffect(() => heading.current?.focus(), [lines]);
  const problems = lines.filter(({ ok }) => !ok);
  const fine = lines.filter(({ ok }) => ok);
  return (
    <section className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-lead font-semibold">
        {summary(fine.length, problems.length, done)}
      </h3>
      {problems.length > 0 && <Lines label="Lines with a problem" lines={problems} />}
      {fine.length > 0 && (
        <details open={fine.length <= 10}>
          <summary className="cursor-pointer py-1 text-small font-medium">
            {done ? 'Invited' : 'Ready to invite'} ({fine.length})
          </summary>
          <div className="mt-2">
            <Lines label={done ? 'Invited' : 'Ready to invite'} lines={fine} />
          </div>
        </details>
      )}
    </section>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly ImportLine[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line text-small">
      {lines.map(({ line, email, ok, message }) => (
        <li key={line} className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-start gap-x-3 px-3 py-2">
          {ok ? (
            <CheckIcon aria-hidden="true" className="mt-0.5 size-4.5 text-positive" />
          ) : (
            <AlertIcon aria-hidden="true" className="mt-0.5 size-4.5 text-danger" />
          )}
          <span className="min-w-0 wrap-anywhere">
            {email && <span className="block font-medium">{email}</span>}
            {message && <span className="block text-danger">{message}</span>}
          </span>
          <span className="text-muted tabular-nums">Line {line}</span>
        </li>
      ))}
    </ul>
  );
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** `38 users can be invited, 2 lines have a problem`. */
const summary = (fine: number, problems: number, done: boolean): string => {
  const good = done
    ? `${count(fine, 'user', 'users')} invited`
    : `${count(fine, 'user', 'users')} can be invited`;
  const bad = count(problems, 'line has a problem', 'lines have a problem');
  if (problems === 0) return good;
  return fine === 0 ? `${done ? 'No one was invited' : 'No one can be invited'}: ${bad}` : `${good}, ${bad}`;
};
