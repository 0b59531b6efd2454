import { useId } from 'react';
import { fullDate } from '#frontend/ui/data/dates.ts';
import type { ShownArticle } from '#shared/features/library/schema.ts';

/** The official pages that an article goes by, and when they were read. Paper shows their addresses. */
export function ArticleSources({ sources }: Pick<ShownArticle, 'sources'>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-6">
      <h2 id={id} className="text-title font-semibold">
        Sources
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {sources.map(({ title, url, readOn, readNext }) => (
          <li key={url} className="wrap-anywhere">
            <a
              href={url}
              rel="noopener"
              target="_blank"
              className="rounded-tick py-1 font-medium text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              {title}
            </a>
            <p className="hidden text-small print:block">{url}</p>
            <p className="text-small text-muted">
              {`Read on ${fullDate(readOn)}, to be read again by ${fullDate(readNext)}.`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
