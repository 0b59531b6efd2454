import { cx } from '../style/cx.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../style/icons.ts';
import { pageWindow } from './pageWindow.ts';

interface PaginationProps {
  /** What is paged: 'Applicants'. */
  label: string;
  /** The current page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

const STEP =
  'inline-flex min-h-10 min-w-10 items-center justify-center rounded-control px-2 text-small tabular-nums transition-colors hover:bg-neutral-soft disabled:cursor-not-allowed disabled:text-muted disabled:opacity-55 disabled:hover:bg-transparent';

/** The numbered pages of a list whose length is known. Lists with a cursor have LoadMore. Nothing for one page. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  let gaps = 0;
  return (
    <nav aria-label={`${label}: pages`} className="flex justify-center">
      <ul className="flex items-center gap-0.5 sm:gap-1">
        <li>
          <button
            type="button"
            aria-label="Previous page"
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
            className={STEP}
          >
            <ChevronLeftIcon aria-hidden="true" className="size-4.5" />
          </button>
        </li>
        {pageWindow(page, pages).map((slot) => {
          if (slot !== 'gap')
            return (
              // On a phone there is room for the current page and the ends only.
              <li key={slot} className={cx(slot !== page && slot !== 1 && slot !== pages && 'max-sm:hidden')}>
                <button
                  type="button"
                  aria-label={`Page ${slot} of ${pages}`}
                  aria-current={slot === page ? 'page' : undefined}
                  onClick={() => onPage(slot)}
                  className={cx(
                    STEP,
                    'aria-[current=page]:bg-brand aria-[current=page]:font-medium aria-[current=page]:text-on-brand',
                  )}
                >
                  {slot}
                </button>
              </li>
            );
          gaps += 1;
          return (
            <li key={`gap-${gaps}`} aria-hidden="true" className="px-1 text-muted">
              …
            </li>
          );
        })}
        <li>
          <button
            type="button"
            aria-label="Next page"
            disabled={page === pages}
            onClick={() => onPage(page + 1)}
            className={STEP}
          >
            <ChevronRightIcon aria-hidden="true" className="size-4.5" />
          </button>
        </li>
      </ul>
    </nav>
  );
}
