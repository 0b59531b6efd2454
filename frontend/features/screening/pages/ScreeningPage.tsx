import { Suspense } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ScreeningIcon } from '#frontend/ui/style/icons.ts';
import { POSTING_SCREENS } from '#shared/features/postings/screens.ts';
import { useScreenedPostings } from '../api.ts';
import { Candidates, CandidatesSkeleton } from '../components/Candidates.tsx';
import { SCREENING_FILTERS } from '../screeningFilters.ts';
import { useChosen } from '../useChosen.ts';

const CompareView = lazyPart(() => import('../components/CompareView.tsx'));

/** `/dashboard/employer/screening`, and the same for alumni: the evidence of candidates side by side, without names. */
export default function ScreeningPage() {
  const filters = useUrlFilters(SCREENING_FILTERS);
  const { values, set } = filters;
  const postings = useScreenedPostings();
  const items = postings.data?.items ?? [];
  const posting = values.opportunityId || items[0]?.id || '';
  const chosen = useChosen(posting);
  const title = items.find(({ id }) => id === posting)?.title ?? '';
  const compared = values.compare.split(',').filter(Boolean);
  if (compared.length > 0 && posting !== '')
    return (
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <CompareView id={posting} title={title} keys={compared} onClose={() => set({ compare: '' })} />
      </Suspense>
    );
  return (
    <>
      <PageHeader
        title="Screening"
        compact
        description="Compare the evidence, not the people. Names stay hidden until you reveal them, and no one is rejected by a number."
      />
      <div className="flex flex-col gap-4 pb-4 max-md:pt-5">
        <UnknownFilters {...filters.unknown} />
        {postings.isError && !postings.data && (
          <RetryNotice
            error={postings.error}
            heading="h2"
            title="We couldn’t load your postings"
            pending={postings.isFetching}
            onRetry={() => void postings.refetch()}
          />
        )}
        {postings.isPending && <CandidatesSkeleton />}
        {postings.data &&
          (posting === '' ? (
            <NoApplicants />
          ) : (
            <Candidates key={posting} posting={posting} filters={filters} chosen={chosen} postings={items} />
          ))}
      </div>
    </>
  );
}

function NoApplicants() {
  const { role } = useCurrentUser();
  return (
    <EmptyState
      icon={<ScreeningIcon />}
      heading="h2"
      title="No candidates yet"
      action={
        (role === 'employer' || role === 'alumni') && (
          <ButtonLink to={POSTING_SCREENS[role]}>Go to your postings</ButtonLink>
        )
      }
    >
      As soon as someone applies for one of your postings, their evidence appears here.
    </EmptyState>
  );
}
