import { useParams } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { CHALLENGES_PATH } from '#frontend/parts/challenges/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { FlagIcon } from '#frontend/ui/style/icons.ts';
import { challengePath } from '#shared/features/challenges/address.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { useChallenge } from '../api.ts';
import { EditChallenge, NewChallenge } from '../components/ChallengeForms.tsx';

const CHALLENGES = { label: 'Challenges', to: CHALLENGES_PATH };

/** `/dashboard/challenges/new` and `/dashboard/challenges/:id/edit`. */
export default function ChallengeEditorPage() {
  const { id } = useParams();
  return id === undefined ? <Create /> : <Edit id={id} />;
}

function Create() {
  return (
    <>
      <PageHeader
        title="Create challenge"
        description="It is saved as a draft, which only you see. You open it on the next page."
        above={<Breadcrumb trail={[CHALLENGES]} current="Create challenge" />}
      />
      <NewChallenge />
    </>
  );
}

function Edit({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useChallenge(id);
  const trail = data ? [CHALLENGES, { label: data.title, to: challengePath(id) }] : [CHALLENGES];
  return (
    <>
      <PageHeader title="Edit challenge" above={<Breadcrumb trail={trail} current="Edit" />} />
      {data && <Editable challenge={data} />}
      {!data && error && (
        <RetryNotice
          error={error}
          title="We couldn’t load this challenge"
          heading="h2"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-160 w-full max-w-160 rounded-card" />}
    </>
  );
}

/** Drafts are edited by their host; an open challenge has a dialog for the one thing that can still change. */
function Editable({ challenge }: { challenge: Challenge }) {
  if (challenge.hosting && challenge.status === 'draft') return <EditChallenge challenge={challenge} />;
  return (
    <EmptyState
      heading="h2"
      icon={<FlagIcon />}
      title="Only drafts can be edited"
      action={<ButtonLink to={challengePath(challenge.id)}>Back to the challenge</ButtonLink>}
    >
      Once a challenge is open, its host can move the deadline to a later one.
    </EmptyState>
  );
}
