import { useRef } from 'react';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { closingInWords } from '#frontend/ui/data/deadlineWords.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import type { OpportunitySummary } from '#shared/features/opportunities/routes.ts';
import { useOpenings } from '../api.ts';

/** The heading that the page’s main link leads to. */
export const OPENINGS_ID = 'openings';

/** The open postings of a company. */
export function Openings({ id }: { id: string }) {
  const list = useOpenings(id);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <section aria-labelledby={OPENINGS_ID}>
      <h2 id={OPENINGS_ID} tabIndex={-1} className="scroll-mt-24 pb-3 text-lead font-semibold">
        Open postings
      </h2>
      <ListStates
        list={list}
        skeleton={<OpeningsSkeleton />}
        failed={{ fallback: 'We couldn’t load the postings.' }}
        empty={
          <p className="text-small text-muted">Nothing is open right now. New postings will appear here.</p>
        }
      >
        {() => (
          <ul
            ref={rows}
            className="divide-y divide-line overflow-clip border-line max-md:-mx-4 max-md:border-y md:rounded-card md:border"
          >
            {itemsOf(list).map((opening) => (
              <Opening key={opening.id} opening={opening} />
            ))}
          </ul>
        )}
      </ListStates>
      {itemsOf(list).length > 0 && <MorePages list={list} rows={rows} />}
    </section>
  );
}

function Opening({ opening }: { opening: OpportunitySummary }) {
  const { id, title, type, location, salary, deadline, replyBy } = opening;
  return (
    <li className="relative flex min-h-22 flex-col justify-center px-4 py-3 transition-colors hover:bg-raised">
      <h3 className="font-semibold wrap-anywhere">
        <TextLink quiet to={`${fillPath(PATHS.opportunity, { id })}?from=company`}>
          <bdi>{title}</bdi>
        </TextLink>
      </h3>
      <p className="mt-0.5 text-small text-muted wrap-anywhere">
        {OPPORTUNITY_TYPE_LABELS[type]} · <bdi>{location}</bdi> ·{' '}
        <span className="tabular-nums">{salary}</span>
      </p>
      <p className="text-fine text-muted">
        {closingInWords(deadline, serverDate())} · answer by {fullDate(replyBy)}
      </p>
    </li>
  );
}

function OpeningsSkeleton() {
  return (
    <SkeletonRows
      label="Loading the postings…"
      rows={3}
      className="rounded-card border border-line"
      rowClass="h-22 px-4 py-3"
    >
      <Skeleton className="h-5 w-56 max-w-full" />
      <Skeleton className="mt-2 h-4 w-72 max-w-full" />
    </SkeletonRows>
  );
}
