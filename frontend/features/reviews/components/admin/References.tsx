import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { overallScore, RUBRIC_CRITERIA, SCORE } from '#shared/core/rubric.ts';
import { REFERENCES_TO_RATE } from '#shared/features/reviews/rules.ts';
import { type AdminReference, useAdminReferences, useRefreshRubrics } from '../../adminApi.ts';

const ReferenceSheet = lazyPart<{ onClose: () => void }>(async () => ({
  default: (await import('./ReferenceSheet.tsx')).ReferenceSheet,
}));

/** The reference projects by which mentors learn the rubric, with the scores that each should get. */
export function References() {
  const { data, error, isFetching, refetch } = useAdminReferences();
  const [params, setParams] = useSearchParams();
  const [retiring, setRetiring] = useState<AdminReference>();
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title="We couldn’t load the reference projects"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-160 w-full rounded-card" />;
  const inUse = data.items.filter(({ retired }) => !retired).length;
  const show = (edit: boolean) =>
    setParams(edit ? { tab: 'references', edit: 'new' } : { tab: 'references' }, { replace: !edit });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-small text-muted">
          A mentor rates {REFERENCES_TO_RATE} of them before their first review, and then sees these scores
          with their reasons.
        </p>
        <Button variant="primary" onClick={() => show(true)}>
          Add reference project
        </Button>
      </div>
      <ul className="flex flex-col gap-4">
        {data.items.map((reference) => (
          <li key={reference.id}>
            <ReferenceCard
              reference={reference}
              onRetire={inUse > REFERENCES_TO_RATE ? () => setRetiring(reference) : undefined}
            />
          </li>
        ))}
      </ul>
      <Suspense>{params.get('edit') === 'new' && <ReferenceSheet onClose={() => show(false)} />}</Suspense>
      {retiring && <RetireDialog reference={retiring} onClose={() => setRetiring(undefined)} />}
    </div>
  );
}

interface ReferenceCardProps {
  reference: AdminReference;
  /** Undefined when it is needed: as many as a mentor rates stay in use. */
  onRetire: (() => void) | undefined;
}

function ReferenceCard({ reference, onRetire }: ReferenceCardProps) {
  const { title, description, material, expected, retired } = reference;
  return (
    <article className="rounded-card border border-line bg-raised p-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-2 text-lead font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
            {retired ? <Badge>Retired</Badge> : <Badge tone="positive">In use</Badge>}
          </h2>
          <p className="text-small text-muted tabular-nums">Expected result {overallScore(expected)}%</p>
        </div>
        {!retired && onRetire && (
          <Button size="small" onClick={onRetire}>
            Retire<span className="sr-only"> {title}</span>
          </Button>
        )}
      </header>
      <p dir="auto" className="mt-3 max-w-prose text-small whitespace-pre-line wrap-anywhere">
        {description}
      </p>
      <details className="mt-3 text-small">
        <summary className="min-h-6 cursor-pointer py-1 font-medium text-brand">
          What there is to judge, and the expected scores
        </summary>
        <p dir="auto" className="mt-2 rounded-control bg-sunken p-3 whitespace-pre-wrap wrap-anywhere">
          {material}
        </p>
        <dl className="mt-3 divide-y divide-line border-y border-line">
          {expected.map(({ criterion, score, reason }) => (
            <div key={criterion} className="py-2.5">
              <dt className="flex items-baseline justify-between gap-3 font-medium">
                <span>{RUBRIC_CRITERIA[criterion].label}</span>
                <span className="tabular-nums">
                  {score} of {SCORE.max}
                </span>
              </dt>
              <dd dir="auto" className="wrap-anywhere text-muted">
                {reason}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  );
}

function RetireDialog({
  reference: { id, title },
  onClose,
}: {
  reference: AdminReference;
  onClose: () => void;
}) {
  const refresh = useRefreshRubrics();
  return (
    <ConfirmDialog
      title={`Retire “${title}”?`}
      description="New mentors don’t get it any more. Mentors who rated it keep their results. It can’t be taken into use again."
      keep="Keep in use"
      confirm="Retire project"
      send={() => api.call('reviews.retireReference', { params: { id } })}
      onDone={async () => {
        await refresh();
        toast({ title: 'Reference project retired', description: title });
      }}
      onClose={onClose}
    />
  );
}
