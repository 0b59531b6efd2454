import { Suspense } from 'react';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { type TermsChange, termsChangedSince } from '#shared/core/terms.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { ApplicationBadge } from './ApplicationBadge.tsx';

const AppliedActions = lazyPart(() => import('./AppliedActions.tsx'));

const Answer = lazyPart(() => import('./Answer.tsx'));

const AskEquality = lazyPart(() => import('#frontend/parts/equality/AskEquality.tsx'));

const TermChanges = lazyPart(() => import('./TermChanges.tsx'));

interface AppliedStateProps {
  application: Application;
  /** How the terms of the opportunity have changed; none where a list does not know. */
  changes: readonly TermsChange[];
  place: 'row' | 'detail';
}

/** The status of my application for this opportunity, in place of the apply button. */
export function AppliedState({ application, changes, place }: AppliedStateProps) {
  const applied = (
    <span className="text-fine text-muted">
      Applied <Moment at={application.appliedAt} />
    </span>
  );
  if (place === 'row')
    return (
      <div className="flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1">
        {applied}
        <ApplicationBadge status={application.status} />
      </div>
    );
  const changed = termsChangedSince(changes, application.appliedAt);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:flex-col md:items-end">
      <div className="flex flex-col gap-1 md:items-end">
        <ApplicationBadge status={application.status} />
        {applied}
      </div>
      <Suspense fallback={<Skeleton className="h-8 w-24 rounded-control" />}>
        <AppliedActions application={application} />
      </Suspense>
      <Suspense>
        <Answer application={application} />
      </Suspense>
      <Suspense>
        <AskEquality />
      </Suspense>
      {changed.length > 0 && (
        <Suspense>
          <TermChanges changed={changed} />
        </Suspense>
      )}
    </div>
  );
}
