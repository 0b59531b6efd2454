import { useEffect } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import type { useApprovals } from '../api.ts';

/** The address names a user who is further down the queue, or does not wait any more. */
export function UnlistedApproval({ list }: { list: ReturnType<typeof useApprovals> }) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, error } = list;
  const searching = hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (searching && !isFetching) void fetchNextPage();
  }, [searching, isFetching, fetchNextPage]);
  if (searching || (isFetching && hasNextPage)) return <DetailSkeleton />;
  if (hasNextPage)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load this user"
        onRetry={() => void fetchNextPage()}
      />
    );
  return (
    <EmptyState icon={<CheckIcon />} heading="h2" title="This user is no longer waiting">
      Another admin may have made a decision in the meantime.
    </EmptyState>
  );
}

function DetailSkeleton() {
  return (
    <div role="status" className="flex animate-appear flex-col gap-6">
      <VisuallyHidden>Loading the user…</VisuallyHidden>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
