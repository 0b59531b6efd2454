import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import { GUIDE_COUNTRIES_IN_SENTENCES } from '#shared/features/guides/fact.ts';
import { useGuide } from '../api.ts';
import { GuideView } from '../components/GuideView.tsx';

/** `/study-abroad/:country`. */
export default function GuidePage() {
  const { country = '' } = useParams();
  const { data, error, isFetching, refetch } = useGuide(country);
  useTitle(data ? `Studying in ${GUIDE_COUNTRIES_IN_SENTENCES[data.country]}` : 'Guide');
  if (data) return <GuideView guide={data} />;
  if (!error || isFetching)
    return (
      <div role="status" className="mx-auto flex max-w-prose animate-appear flex-col gap-4">
        <span className="sr-only">Loading the guide…</span>
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  if (errorCode(error) === 'not_found')
    return (
      <EmptyState
        heading="h1"
        icon={<SearchIcon />}
        title="There is no guide to this country"
        action={
          <ButtonLink to={PATHS.studyAbroad} variant="primary">
            See all guides
          </ButtonLink>
        }
      >
        The link may be incomplete.
      </EmptyState>
    );
  return (
    <RetryNotice
      error={error}
      heading="h1"
      title="We couldn’t load this guide"
      onRetry={() => void refetch()}
    />
  );
}
