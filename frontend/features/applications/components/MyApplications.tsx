import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { APPLICATIONS_ID, PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { FileIcon } from '#frontend/ui/style/icons.ts';
import { TRACKER_SCREENS } from '#shared/features/applications/rules.ts';
import { useMyApplications } from '../api.ts';
import { ApplicationRow } from './ApplicationRow.tsx';

/** Shown on the home before Show all. */
const FIRST = 5;

/** My applications with their status; the latest few, or all. */
export default function MyApplications() {
  const { role } = useCurrentUser();
  const list = useMyApplications();
  const { data, error, isLoading, refetch } = list;
  const [all, setAll] = useState(false);
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const shown = all ? items : items.slice(0, FIRST);
  const more = items.length > shown.length;
  const rows = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button has disappeared, and the focus with it.
    if (all) rows.current?.querySelectorAll<HTMLElement>('h3 a')[FIRST]?.focus();
  }, [all]);
  const { hash, key } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again is another key
  useEffect(() => {
    if (hash !== `#${APPLICATIONS_ID}`) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <div ref={section} id={APPLICATIONS_ID} tabIndex={-1}>
      <Card
        title="Your applications"
        actions={
          <TextLink quiet to={TRACKER_SCREENS[role === 'alumni' ? role : 'student']}>
            Open tracker
          </TextLink>
        }
      >
        {isLoading && <RowsSkeleton />}
        {error && !data && (
          <RetryNotice
            error={error}
            fallback="We couldn’t load your applications."
            onRetry={() => void refetch()}
          />
        )}
        {data && items.length === 0 && (
          <EmptyState
            icon={<FileIcon />}
            title="No applications yet"
            action={<ButtonLink to={PATHS.explore}>Explore opportunities</ButtonLink>}
          >
            Opportunities you apply for will appear here with their status.
          </EmptyState>
        )}
        {items.length > 0 && (
          <ul ref={rows} className="-my-4 divide-y divide-line">
            {shown.map((application) => (
              <ApplicationRow key={application.opportunityId} application={application} />
            ))}
          </ul>
        )}
        {more && (
          <div className="mt-4 -mb-2 flex justify-center border-t border-line pt-3">
            <Button variant="quiet" size="small" onClick={() => setAll(true)}>
              Show all
            </Button>
          </div>
        )}
        {all && <MorePages list={list} rows={rows} />}
      </Card>
    </div>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows label="Loading your applications…" rows={3} className="-my-4" rowClass="py-4">
      <div className="flex items-center justify-between gap-4">
        <Skeleton className="h-5 w-56 max-w-[60%]" />
        <Skeleton className="h-5 w-20 rounded-full" />
      </div>
      <Skeleton className="mt-2 h-4 w-40" />
      <Skeleton className="mt-4 h-4 w-28" />
    </SkeletonRows>
  );
}
