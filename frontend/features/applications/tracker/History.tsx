import { Moment } from '#frontend/ui/data/Moment.tsx';
import type { Entry } from './trackerEntries.ts';

/** Every status of an application, the first first. */
export function History({ entry: { history, next } }: { entry: Entry }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lead font-semibold">Status history</h3>
      <ol className="flex flex-col gap-1.5 border-l border-line pl-4 text-small">
        {history.map(({ label, at }) => (
          <li key={at + label} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{label}</span>
            <span className="text-muted">
              <Moment at={at} as="day" />
            </span>
          </li>
        ))}
      </ol>
      {next && (
        <p className="text-small">
          <span className="text-muted">Next:</span> {next}
        </p>
      )}
    </section>
  );
}
