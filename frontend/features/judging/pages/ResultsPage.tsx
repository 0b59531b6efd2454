import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useResults } from '#frontend/parts/judging/api.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { publicChallengePath } from '#shared/features/challenges/address.ts';
import { ResultsView } from '../components/ResultsView.tsx';

/** `/challenges/:id/results`: the published results of a challenge, for everyone. */
export default function ResultsPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useResults(id);
  useTitle(data ? `Results: ${data.title}` : 'Results');
  if (data) return <ResultsView challengeId={id} results={data} />;
  if (!error || isFetching)
    return (
      <div role="status" className="flex animate-appear flex-col gap-4">
        <span className="sr-only">Loading the results…</span>
        <Skeleton className="h-9 w-80 max-w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    );
  if (errorCode(error) === 'not_found')
    return (
      <EmptyState
        heading="h1"
        icon={<ScheduleIcon />}
        title="These results are not published"
        action={<ButtonLink to={publicChallengePath(id)}>The challenge</ButtonLink>}
      >
        Results appear here for everyone once each entry has its reviews and the host publishes them.
      </EmptyState>
    );
  return (
    <RetryNotice
      error={error}
      heading="h1"
      title="We couldn’t load the results"
      onRetry={() => void refetch()}
    />
  );
}
