import type { UseQueryResult } from '@tanstack/react-query';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { AnswerOf } from '#shared/route-types.ts';
import type { FairnessFilters } from '../fairnessFilters.ts';
import { Panel } from './Panel.tsx';

interface QueryPanelProps {
  query: UseQueryResult<AnswerOf<'fairness.ofOwnCompany'>>;
  values: FairnessFilters;
  set: (changed: Partial<FairnessFilters>) => void;
}

/** The panel, or what is there while it loads and when it could not. */
export function QueryPanel({ query: { data, isError, error, refetch }, values, set }: QueryPanelProps) {
  if (data) return <Panel figures={data} values={values} set={set} />;
  if (isError)
    return (
      <RetryNotice
        error={error}
        title="We couldn’t load the figures"
        heading="h2"
        onRetry={() => void refetch()}
      />
    );
  return (
    <div role="status" aria-label="Loading the figures…" className="flex flex-col gap-6">
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
