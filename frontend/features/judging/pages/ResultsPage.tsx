import { useParams } from 'react-router-dom';
import { RecordPage } from '#frontend/core/page/RecordPage.tsx';
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
  const query = useResults(id);
  const { data } = query;
  useTitle(data ? `Results: ${data.title}` : 'Results');
  return (
    <RecordPage
      query={query}
      loading="Loading the results…"
      skeleton={<Skeleton className="h-96 w-full" />}
      missing={
        <EmptyState
          heading="h1"
          icon={<ScheduleIcon />}
          title="These results are not published"
          action={<ButtonLink to={publicChallengePath(id)}>The challenge</ButtonLink>}
        >
          Results appear here for everyone once each entry has its reviews and the host publishes them.
        </EmptyState>
      }
      failed="We couldn’t load the results"
    >
      {(found) => <ResultsView challengeId={id} results={found} />}
    </RecordPage>
  );
}
