import { useParams } from 'react-router-dom';
import { RecordPage } from '#frontend/core/page/RecordPage.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import { GUIDE_COUNTRIES_IN_SENTENCES } from '#shared/features/guides/fact.ts';
import { useGuide } from '../api.ts';
import { GuideView } from '../components/GuideView.tsx';

/** `/study-abroad/:country`. */
export default function GuidePage() {
  const { country = '' } = useParams();
  const query = useGuide(country);
  const { data } = query;
  useTitle(data ? `Studying in ${GUIDE_COUNTRIES_IN_SENTENCES[data.country]}` : 'Guide');
  return (
    <RecordPage
      query={query}
      loading="Loading the guide…"
      missing={
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
      }
      failed="We couldn’t load this guide"
    >
      {(found) => <GuideView guide={found} />}
    </RecordPage>
  );
}
