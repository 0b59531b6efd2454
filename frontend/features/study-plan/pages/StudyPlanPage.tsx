import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { STUDY_CALENDAR_PATH } from '#shared/features/study-plan/rules.ts';
import type { VersionedPlan } from '#shared/features/study-plan/schema.ts';
import { useStudyPlan } from '../api.ts';
import { Aim } from '../components/Aim.tsx';
import type { PlanSheetProps } from '../components/PlanSheet.tsx';

const PlanSheet = lazyPart<PlanSheetProps>(async () => ({
  default: (await import('../components/PlanSheet.tsx')).PlanSheet,
}));
// With the rules of time zones, which are large.
const DeadlineList = lazyPart<{ plan: VersionedPlan; onEdit: (id: string) => void }>(async () => ({
  default: (await import('../components/DeadlineList.tsx')).DeadlineList,
}));
const DocumentList = lazyPart<{ plan: VersionedPlan; onEdit: (id: string) => void }>(async () => ({
  default: (await import('../components/DocumentList.tsx')).DocumentList,
}));

/** `/dashboard/student/study-plan`: where a student wants to study, what is due when, and which documents it takes. */
export default function StudyPlanPage() {
  const { data: plan, error, isFetching, refetch } = useStudyPlan();
  const [params, setParams] = useSearchParams();
  const edited = params.get('edit');
  const edit = (part: string | undefined) => setParams(part ? { edit: part } : {}, { replace: !part });
  return (
    <>
      <PageHeader
        title="Study plan"
        description="Your studies abroad: deadlines with a reminder a day before, and documents."
        action={
          <>
            <ButtonLink to={PATHS.studyAbroad}>Guides</ButtonLink>
            {(plan?.deadlines.length ?? 0) > 0 && (
              <ButtonLink to={STUDY_CALENDAR_PATH} reloadDocument download="study-plan.ics">
                Calendar file
              </ButtonLink>
            )}
          </>
        }
      />
      {!plan && error && (
        <RetryNotice
          error={error}
          heading="h2"
          title="We couldn’t load your study plan"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!plan && !error && (
        <div role="status">
          <span className="sr-only">Loading your study plan…</span>
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      )}
      {plan && (
        <div className="flex flex-col gap-6">
          <Aim plan={plan} onEdit={() => edit('aim')} />
          <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
            <DeadlineList plan={plan} onEdit={(id) => edit(`deadline:${id}`)} />
            <DocumentList plan={plan} onEdit={(id) => edit(`document:${id}`)} />
          </Suspense>
          <Suspense>
            {edited && <PlanSheet key={edited} part={edited} plan={plan} onClose={() => edit(undefined)} />}
          </Suspense>
        </div>
      )}
    </>
  );
}
