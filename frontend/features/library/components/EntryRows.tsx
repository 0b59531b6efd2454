import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { articlePath } from '#shared/features/library/article.ts';
import { TYPE_LABELS } from '#shared/features/library/rules.ts';
import type { EntryRow } from '#shared/features/library/schema.ts';

/** What a row says below its title: length or publisher, licence, and when the sources were read. */
const factsOf = ({ type, minutes, publisher, licence, readOn, pastDue }: EntryRow): string =>
  [
    publisher ?? `${minutes} min`,
    ...(type === 'link' ? [licence.name] : []),
    ...(readOn === null ? [] : [`read on ${fullDate(readOn)}`]),
    ...(pastDue ? ['may be out of date'] : []),
  ].join(' · ');

interface EntryRowsProps {
  items: readonly EntryRow[];
  rows?: RefObject<HTMLUListElement | null>;
}

/** Entries of the library, one below the other. */
export function EntryRows({ items, rows }: EntryRowsProps) {
  return (
    <ul ref={rows} className="divide-y divide-line border-y border-line">
      {items.map((entry) => (
        <li key={entry.id} className="grid min-h-18 gap-x-4 py-3 md:grid-cols-[6.5rem_minmax(0,1fr)]">
          <p className="text-small text-muted md:pt-1">{TYPE_LABELS[entry.type]}</p>
          <div className="min-w-0">
            <Link
              to={articlePath(entry.id)}
              className="rounded-tick py-1 font-medium text-text wrap-anywhere hover:text-brand hover:underline"
            >
              {entry.title}
            </Link>
            <p className="mt-0.5 line-clamp-2 text-small text-muted">{entry.answer}</p>
            <p className="mt-0.5 text-fine text-muted">{factsOf(entry)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
