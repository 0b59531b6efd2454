import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { FlagIcon } from '#frontend/ui/style/icons.ts';
import { usePublicChallenge } from '../api.ts';
import { PublicChallengeView } from '../components/PublicChallengeView.tsx';

/** `/challenges/:id`. */
export default function PublicChallengePage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = usePublicChallenge(id);
  useTitle(data?.title ?? 'Challenge');
  if (data) return <PublicChallengeView challenge={data} />;
  if (!error || isFetching)
    return (
      <div role="status" className="mx-auto flex max-w-prose animate-appear flex-col gap-4">
        <span className="sr-only">Loading the challenge…</span>
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
    );
  if (errorCode(error) === 'not_found')
    return (
      <EmptyState
        heading="h1"
        icon={<FlagIcon />}
        title="We couldn’t find this challenge"
        action={
          <ButtonLink to={PATHS.auth} variant="primary">
            Sign in
          </ButtonLink>
        }
      >
        The link may be incomplete, or the challenge is not open yet.
      </EmptyState>
    );
  return (
    <RetryNotice
      error={error}
      heading="h1"
      title="We couldn’t load this challenge"
      onRetry={() => void refetch()}
    />
  );
}
