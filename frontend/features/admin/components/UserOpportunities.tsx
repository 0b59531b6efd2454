import { useRef } from 'react';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { OPPORTUNITY_STATUS_LOOKS } from '#shared/core/opportunity-statuses.ts';
import type { OwnedOpportunity } from '#shared/features/opportunities/owner-list.ts';
import { useUserOpportunities } from '../api.ts';

/** What an employer has posted, open or closed. */
export function UserOpportunities({ userId }: { userId: string }) {
  const list = useUserOpportunities(userId);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <section>
      <h3 className="text-small font-semibold">Postings</h3>
      <div className="mt-1 text-small">
        <ListStates
          list={list}
          skeleton={<RowsSkeleton />}
          failed={{ fallback: 'We couldn’t load the postings.' }}
          empty={<p className="mt-1 text-muted">This user hasn’t posted anything yet.</p>}
        >
          {(items) => (
            <ul ref={rows} aria-label="Postings" className="divide-y divide-line">
              {items.map((opportunity) => (
                <Row key={opportunity.id} opportunity={opportunity} />
              ))}
            </ul>
          )}
        </ListStates>
        <MorePages list={list} rows={rows} />
      </div>
    </section>
  );
}

function Row({ opportunity }: { opportunity: OwnedOpportunity }) {
  const { id, type, title, location, status, postedAt, deadline } = opportunity;
  return (
    <li className="flex items-start justify-between gap-4 py-2.5">
      <div className="min-w-0">
        <TextLink quiet to={fillPath(PATHS.opportunity, { id })}>
          <span className="font-medium wrap-anywhere">
            <bdi>{title}</bdi>
          </span>
        </TextLink>
        <p className="text-muted">
          {OPPORTUNITY_TYPE_LABELS[type]}, <bdi>{location}</bdi>
        </p>
        <p className="text-fine text-muted">
          Posted <Moment at={postedAt} as="day" />, {status === 'open' ? 'open until' : 'deadline'}{' '}
          {fullDate(deadline)}
        </p>
      </div>
      <StatusBadge {...OPPORTUNITY_STATUS_LOOKS[status]} />
    </li>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows label="Loading the postings…" rows={2} rowClass="py-2.5">
      <Skeleton className="h-5 w-48 max-w-full" />
      <Skeleton className="mt-1.5 h-8 w-36" />
    </SkeletonRows>
  );
}
