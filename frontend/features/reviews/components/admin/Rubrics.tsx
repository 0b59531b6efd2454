import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { RUBRIC_CRITERIA } from '#shared/core/rubric.ts';
import type { Rubric } from '#shared/features/reviews/schema.ts';
import { useRubrics } from '../../adminApi.ts';
import { Anchors } from '../Anchors.tsx';
import { DisagreementTable } from './DisagreementTable.tsx';

const PublishSheet = lazyPart<{ latest: Rubric; onClose: () => void }>(async () => ({
  default: (await import('./PublishSheet.tsx')).PublishSheet,
}));

/** How far reviewers are apart, and all versions of the rubric. */
export function Rubrics() {
  const { data, error, isFetching, refetch } = useRubrics();
  const [params, setParams] = useSearchParams();
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load the rubrics"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-160 w-full rounded-card" />;
  const [latest] = data.items;
  const close = () => setParams({}, { replace: true });
  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-3">
        <h2 className="text-lead font-semibold">How far reviewers are apart</h2>
        <p className="max-w-prose text-small text-muted">
          From pairs of independent reviews of the same submission. A criterion with a large distance needs
          clearer sentences.
        </p>
        <DisagreementTable rows={data.disagreement} />
      </section>
      <section className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lead font-semibold">Versions</h2>
          <Button variant="primary" onClick={() => setParams({ edit: 'new' })}>
            Publish another version
          </Button>
        </div>
        <ul className="flex flex-col gap-3">
          {data.items.map((rubric, index) => (
            <li key={rubric.version}>
              <Version rubric={rubric} current={index === 0} />
            </li>
          ))}
        </ul>
      </section>
      <Suspense>
        {params.get('edit') === 'new' && latest && <PublishSheet latest={latest} onClose={close} />}
      </Suspense>
    </div>
  );
}

function Version({
  rubric: { version, publishedAt, criteria },
  current,
}: {
  rubric: Rubric;
  current: boolean;
}) {
  return (
    <details open={current} className="rounded-card border border-line bg-raised">
      <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-5 py-3">
        <h3 className="font-semibold">Version {version}</h3>
        {current && <Badge tone="positive">In use</Badge>}
        <span className="text-small text-muted tabular-nums">Published {recordMoment(publishedAt)}</span>
      </summary>
      <div className="grid gap-x-8 gap-y-5 border-t border-line p-4 lg:grid-cols-2">
        {criteria.map(({ criterion, anchors }) => {
          const { label, weight } = RUBRIC_CRITERIA[criterion];
          return (
            <section key={criterion}>
              <h4 className="px-2 pb-1 text-small font-semibold">
                {label}, {weight}%
              </h4>
              <Anchors label={label} anchors={anchors} />
            </section>
          );
        })}
      </div>
    </details>
  );
}
