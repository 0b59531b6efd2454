import { Link } from 'react-router-dom';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import type { ReplyRecord } from '#shared/core/reply-record.ts';
import { recordWords } from '#shared/core/reply-words.ts';
import type { ApplicantCounts } from '#shared/features/applicants/routes.ts';

interface PostingStripProps {
  postings: readonly {
    readonly id: string;
    readonly title: string;
    readonly replyBy: string;
    readonly counts: ApplicantCounts;
    readonly replies?: ReplyRecord | undefined;
  }[];
  /** The posting that the list is about; empty for all. */
  chosen: string;
  /** The address of the applicants of one posting; without one, of all. */
  searchFor: (id: string) => string;
}

/** One card for each posting with applicants, the ones with the most unread first; each leads to its applicants. */
export function PostingStrip({ postings, chosen, searchFor }: PostingStripProps) {
  return (
    <nav aria-label="Postings">
      <ul className="-mx-1 flex gap-3 overflow-x-auto p-1">
        {postings.map(({ id, title, counts, replyBy, replies }) => (
          <li
            key={id}
            className={cx(
              'relative flex w-64 flex-none flex-col rounded-card border bg-raised px-4 py-3 transition-colors hover:border-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
              id === chosen ? 'border-brand bg-brand-soft' : 'border-line',
            )}
          >
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-heading font-semibold tabular-nums">
                {counts.all.toLocaleString('en')}
              </span>
              {counts.new > 0 && (
                <span className="text-small font-medium text-info tabular-nums">{counts.new} new</span>
              )}
            </p>
            <h2 className="truncate text-small font-medium">
              <Link
                to={searchFor(id === chosen ? '' : id)}
                aria-current={id === chosen ? 'true' : undefined}
                className="py-1 outline-none after:absolute after:inset-0"
              >
                <bdi>{title}</bdi>
              </Link>
            </h2>
            <p className="truncate text-fine text-muted">Reply promised by {fullDate(replyBy)}</p>
            <p className="text-fine text-muted">{recordWords(replies)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
