import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import { useArticle } from '../api.ts';
import { ArticleView } from '../components/ArticleView.tsx';

/** `/library/:id`. */
export default function ArticlePage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useArticle(id);
  useTitle(data?.title ?? 'Article');
  if (data) return <ArticleView article={data} />;
  if (!error || isFetching)
    return (
      <div role="status" className="mx-auto flex max-w-prose animate-appear flex-col gap-4">
        <span className="sr-only">Loading the article…</span>
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
        title="This article doesn’t exist"
        action={
          <ButtonLink to={PATHS.library} variant="primary">
            Open the library
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
      title="We couldn’t load this article"
      onRetry={() => void refetch()}
    />
  );
}
