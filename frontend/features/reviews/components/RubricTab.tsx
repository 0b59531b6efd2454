import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { fullMoment } from '#frontend/ui/data/dates.ts';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { RUBRIC_CRITERIA } from '#shared/core/rubric.ts';
import { AGREEMENT_POINTS } from '#shared/features/reviews/rules.ts';
import { useRubric } from '../api.ts';
import { Anchors } from './Anchors.tsx';

/** The rubric as it is now: each criterion with its weight, and what each score means. */
export function RubricTab() {
  const { data, error, isFetching, refetch } = useRubric();
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load the rubric"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonRows label="Loading the rubric…" className="max-w-prose" rowClass="py-5">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="mt-3 h-40 w-full" />
      </SkeletonRows>
    );
  const { version, publishedAt, criteria } = data;
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-small text-muted">
        <span>
          Version {version}, published {fullMoment(publishedAt)}.
        </span>{' '}
        <span>
          A review keeps the version it was claimed with. Two independent reviews agree when their results are
          within {AGREEMENT_POINTS} points.
        </span>
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {criteria.map(({ criterion, anchors }) => {
          const { label, weight } = RUBRIC_CRITERIA[criterion];
          return (
            <section key={criterion} className="rounded-card border border-line bg-raised p-4">
              <h2 className="flex items-baseline justify-between gap-3 px-2 pb-2 text-body font-semibold">
                <span>{label}</span>
                <span className="text-small font-normal text-muted tabular-nums">{weight}%</span>
              </h2>
              <Anchors label={label} anchors={anchors} />
            </section>
          );
        })}
      </div>
    </div>
  );
}
