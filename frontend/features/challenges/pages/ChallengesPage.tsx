import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ChallengeList } from '#frontend/parts/challenges/ChallengeList.tsx';
import { ChallengeRows } from '#frontend/parts/challenges/ChallengeRows.tsx';
import { NEW_CHALLENGE_PATH } from '#frontend/parts/challenges/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { FlagIcon } from '#frontend/ui/style/icons.ts';
import { CHALLENGE_HOST_ROLES } from '#shared/features/challenges/rules.ts';

/** `/dashboard/challenges`, and in the sidebars of those who publish them: all challenges, and one's own. */
export default function ChallengesPage() {
  const { role, status } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const hosts = CHALLENGE_HOST_ROLES.some((host) => host === role);
  const isApproved = status === 'active';
  const tab = params.get('tab') === 'all' ? 'all' : 'hosting';
  return (
    <>
      <PageHeader
        title="Challenges"
        description="Problems of companies and alumni, judged by rules that are frozen before anyone begins."
        compact
        action={
          hosts &&
          isApproved && (
            <ButtonLink variant="primary" to={NEW_CHALLENGE_PATH}>
              Create challenge
            </ButtonLink>
          )
        }
      />
      {hosts ? (
        <Tabs
          label="Challenges"
          value={tab}
          onChange={(next) => setParams(next === 'hosting' ? {} : { tab: next })}
          tabs={[
            { value: 'hosting', label: 'Your challenges', content: <Hosted approved={isApproved} /> },
            { value: 'all', label: 'All challenges', content: <ChallengeList /> },
          ]}
        />
      ) : (
        <ChallengeList />
      )}
    </>
  );
}

function Hosted({ approved }: { approved: boolean }) {
  return (
    <ChallengeRows
      label="Your challenges"
      query={{ as: 'host' }}
      empty={
        approved ? (
          <EmptyState
            heading="h2"
            icon={<FlagIcon />}
            title="You host no challenge"
            action={
              <ButtonLink variant="primary" to={NEW_CHALLENGE_PATH}>
                Create challenge
              </ButtonLink>
            }
          >
            Set a problem, a deadline and the criteria. Teams hand in entries, and your judges score them.
          </EmptyState>
        ) : (
          <EmptyState
            heading="h2"
            icon={<FlagIcon />}
            title="You can publish challenges once you’re approved"
          >
            An admin looks at your account first.
          </EmptyState>
        )
      }
    />
  );
}
