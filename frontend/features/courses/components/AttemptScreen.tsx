import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { useAttempt } from '../attempts/attempt.ts';
import { AttemptForm } from './AttemptForm.tsx';
import { AttemptResult } from './AttemptResult.tsx';

/** An attempt: its questions while it is open, then its result. */
export function AttemptScreen({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useAttempt(id);
  if (data?.status === 'open') return <AttemptForm attempt={data} />;
  if (data) return <AttemptResult attempt={data} />;
  if (error && !isFetching)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load this attempt"
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton className="h-96 w-full animate-appear rounded-card" />;
}
