import { useId } from 'react';
import { fullDate } from '../data/dates.ts';
import { sourceAnchor } from './anchors.ts';
import { numbered } from './numbered.ts';

interface Source {
  title: string;
  url: string;
  /** The day, `YYYY-MM-DD`. */
  readOn: string;
}

/** The sources of a text by their numbers, to which its references lead. Paper shows their addresses. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const id = useId();
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby={id} className="border-t border-line pt-6 text-small">
      <h2 id={id} className="text-lead font-semibold">
        Sources
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-3 pl-6 marker:text-muted">
        {numbered(sources).map(({ item: { title, url, readOn }, number }) => (
          <li
            key={number}
            id={sourceAnchor(number + 1)}
            className="rounded-tick pl-1 wrap-anywhere target:bg-accent-soft"
          >
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="rounded-tick py-1 font-medium text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              {title}
            </a>
            <span className="hidden print:block">{url}</span>
            <span className="block text-muted">{`Read on ${fullDate(readOn)}.`}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
