import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { errorCode } from '../api/ApiError.ts';
import { RetryNotice } from '../api/RetryNotice.tsx';

interface RecordPageProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** For screen readers: 'Loading the guide…'. */
  loading: string;
  /** What is drawn meanwhile: a column of text, unless the page looks otherwise. */
  skeleton?: ReactNode;
  /** For an address that leads to nothing: EmptyState with `heading="h1"`. */
  missing: ReactNode;
  /** The heading of an error: 'We couldn’t load this guide'. */
  failed: string;
  children: (data: Data) => ReactNode;
}

const TEXT = (
  <div className="mx-auto flex max-w-prose flex-col gap-4">
    <Skeleton className="h-9 w-full" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
);

/** A page of one record: the record, or that it is loading, doesn’t exist, or could not be loaded. */
export function RecordPage<Data>({
  query: { data, error, isFetching, refetch },
  loading,
  skeleton = TEXT,
  missing,
  failed,
  children,
}: RecordPageProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error || isFetching)
    return (
      <div role="status" className="animate-appear">
        <span className="sr-only">{loading}</span>
        {skeleton}
      </div>
    );
  if (errorCode(error) === 'not_found') return <>{missing}</>;
  return <RetryNotice error={error} heading="h1" title={failed} onRetry={() => void refetch()} />;
}
