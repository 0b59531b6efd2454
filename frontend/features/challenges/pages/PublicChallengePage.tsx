import { useParams } from 'react-router-dom';
import { RecordPage } from '#frontend/core/page/RecordPage.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { FlagIcon } from '#frontend/ui/style/icons.ts';
import { usePublicChallenge } from '../api.ts';
import { PublicChallengeView } from '../components/PublicChallengeView.tsx';

/** `/challenges/:id`. */
export default function PublicChallengePage() {
  const { id = '' } = useParams();
  const query = usePublicChallenge(id);
  const { data } = query;
  useTitle(data?.title ?? 'Challenge');
  return (
    <RecordPage
      query={query}
      loading="Loading the challenge…"
      missing={
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
      }
      failed="We couldn’t load this challenge"
    >
      {(found) => <PublicChallengeView challenge={found} />}
    </RecordPage>
  );
}
