import { useEffect, useRef, useState } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { REVIEWS_PATH } from '#frontend/parts/reviews/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { useReferences } from '../api.ts';
import { CalibrationResult } from '../components/CalibrationResult.tsx';
import { ReferenceForm } from '../components/ReferenceForm.tsx';

const TITLE = 'Reference projects';

/** `/dashboard/mentor/references`: two projects with known scores, which a mentor rates before the first review. */
export default function ReferencesPage() {
  return (
    <>
      <PageHeader
        title={TITLE}
        description="Rate each as you would a student’s project. Then you see which scores it should have, and why."
        above={<Breadcrumb trail={[{ label: 'Project Reviews', to: REVIEWS_PATH }]} current={TITLE} />}
      />
      <References />
    </>
  );
}

function References() {
  const { data, error, isFetching, refetch } = useReferences();
  /** The one that was in hand last: its result stays in place of its form. */
  const [inHand, setInHand] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = data?.items.find(({ id }) => id === inHand) ?? data?.items.find(({ result }) => !result);
  const rated = inHand !== undefined && shown?.result != null;
  useEffect(() => {
    if (rated) heading.current?.focus();
  }, [rated]);
  // From the first look on it is the one in hand: rating it must not lead to the next at once.
  if (shown && inHand === undefined) setInHand(shown.id);
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
  const { items, rubric, toRate } = data;
  const next = items.find(({ id, result }) => !result && id !== shown?.id);
  const others = items.filter(({ id, result }) => result && id !== shown?.id);
  return (
    <div className="flex flex-col gap-8">
      <p role="status" className="text-small text-muted">
        {toRate === 0
          ? 'You have rated what is needed and can start reviews.'
          : `${toRate} more to rate before your first review.`}
      </p>
      {shown && !shown.result && <ReferenceForm key={shown.id} reference={shown} rubric={rubric} />}
      {shown?.result && (
        <CalibrationResult title={shown.title} result={shown.result} headingRef={heading}>
          <div className="flex flex-wrap gap-3">
            {next && (
              <Button variant={toRate > 0 ? 'primary' : 'secondary'} onClick={() => setInHand(next.id)}>
                Rate the next one
              </Button>
            )}
            {toRate === 0 && (
              <ButtonLink variant="primary" to={REVIEWS_PATH}>
                Go to the queue
              </ButtonLink>
            )}
          </div>
        </CalibrationResult>
      )}
      {others.map(({ id, title, result }) =>
        result ? <CalibrationResult key={id} title={title} result={result} /> : null,
      )}
      {!shown && (
        <ButtonLink variant="primary" to={REVIEWS_PATH}>
          Go to the queue
        </ButtonLink>
      )}
    </div>
  );
}
