import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { matchesFile, type ImportReport as Report } from '#shared/features/profile/json-resume.ts';

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

/** What an import takes from a file, or took once it is done: value by value, what it does not take, and why. */
export function ImportReport({ report, done }: { report: Report; done: boolean }) {
  const { taken, left, kept } = report;
  const changed = taken.filter(({ given }) => given !== undefined);
  return (
    <div role="status" className="flex flex-col gap-4">
      <p>
        {matchesFile(report)
          ? `Your profile ${done ? 'now matches' : 'will match'} the file.`
          : `${count(taken.length, 'value')} ${done ? '' : 'can be '}taken, ${changed.length} of them in another form; ${count(left.length, 'value')} ${done ? 'not taken' : 'can’t'}.`}
      </p>
      {left.length > 0 && (
        <Notice tone="warning" title={done ? 'Not taken' : 'Cannot be taken'}>
          <Values values={left.map(({ path, value, reason }) => ({ path, value, note: reason }))} />
        </Notice>
      )}
      {kept.length > 0 && (
        <p className="text-small text-muted">{`Not in the file, so your profile ${done ? 'keeps' : 'will keep'} it: ${kept.join(', ')}.`}</p>
      )}
      {changed.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 text-small font-medium">{`${done ? 'Taken in' : 'In'} another form (${changed.length})`}</summary>
          <Values
            values={changed.map(({ path, value, given = '' }) => ({
              path,
              value,
              note: `In the file: ${given}`,
            }))}
          />
        </details>
      )}
      {taken.length > changed.length && (
        <details>
          <summary className="cursor-pointer py-1 text-small font-medium">{`${done ? 'Taken as' : 'As'} in the file (${taken.length - changed.length})`}</summary>
          <Values values={taken.filter(({ given }) => given === undefined)} />
        </details>
      )}
    </div>
  );
}

function Values({ values }: { values: readonly { path: string; value: string; note?: string }[] }) {
  return (
    <ul className="flex flex-col gap-2 py-1 text-small">
      {values.map(({ path, value, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is only shown
        <li key={index} className="wrap-anywhere">
          <code>{path}</code>
          <span className="block" dir="auto">
            {value}
          </span>
          {note !== undefined && <span className="block text-muted">{note}</span>}
        </li>
      ))}
    </ul>
  );
}
