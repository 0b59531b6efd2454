import { useEffect } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import type { MorePagesProps } from '../lists/MorePages.tsx';

interface UnlistedItemProps {
  list: MorePagesProps['list'];
  /** What the queue is of: 'user'. */
  noun: string;
}

/** The address names an item that is further down the queue, or does not wait any more. */
export function UnlistedItem({ list, noun }: UnlistedItemProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, error } = list;
  const searching = hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (searching && !isFetching) void fetchNextPage();
  }, [searching, isFetching, fetchNextPage]);
  if (searching || (isFetching && hasNextPage)) return <DetailSkeleton noun={noun} />;
  if (hasNextPage)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title={`We couldn’t load this ${noun}`}
        onRetry={() => void fetchNextPage()}
      />
    );
  return (
    <EmptyState icon={<CheckIcon />} heading="h2" title={`This ${noun} is no longer waiting`}>
      Another admin may have made a decision in the meantime.
    </EmptyState>
  );
}

function DetailSkeleton({ noun }: { noun: string }) {
  return (
    <div role="status" className="flex animate-appear flex-col gap-6">
      <VisuallyHidden>{`Loading the ${noun}…`}</VisuallyHidden>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
