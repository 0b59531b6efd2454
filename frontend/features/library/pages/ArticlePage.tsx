import { useParams } from 'react-router-dom';
import { RecordPage } from '#frontend/core/page/RecordPage.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import { useArticle } from '../api.ts';
import { ArticleView } from '../components/ArticleView.tsx';

/** `/library/:id`. */
export default function ArticlePage() {
  const { id = '' } = useParams();
  const query = useArticle(id);
  const { data } = query;
  useTitle(data?.title ?? 'Article');
  return (
    <RecordPage
      query={query}
      loading="Loading the article…"
      missing={
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
      }
      failed="We couldn’t load this article"
    >
      {(found) => <ArticleView article={found} />}
    </RecordPage>
  );
}
