import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { CHALLENGES_PATH } from '#frontend/parts/challenges/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { judgingPath } from '#shared/features/judging/address.ts';
import { whyNotJoining } from '../words.ts';
import { EntryCard } from './EntryCard.tsx';
import { TeamCard } from './TeamCard.tsx';

const JoinCard = lazyPart<{ challenge: Challenge; teamId: string | undefined }>(async () => ({
  default: (await import('./JoinCard.tsx')).JoinCard,
}));
const EntryFeedback = lazyPart<{ challengeId: string; entryId: string }>(async () => ({
  default: (await import('#frontend/parts/judging/EntryFeedback.tsx')).EntryFeedback,
}));
const WAIT = <Skeleton className="h-48 w-full rounded-card" />;

/** What a user who does not host a challenge does in it: joins, has a team and an entry, and reads what judges said. */
export function Participation({ challenge }: { challenge: Challenge }) {
  const { mine } = challenge;
  const focus = useResultFocus([mine?.team.id, mine?.entry?.status, mine?.entry?.number].join(' '));
  return (
    <div {...focus} className="flex flex-col gap-6 rounded-card empty:hidden">
      <Part challenge={challenge} />
    </div>
  );
}

function Part({ challenge }: { challenge: Challenge }) {
  const { id, mine, eligible, status } = challenge;
  const { role } = useCurrentUser();
  const [params] = useSearchParams();
  const teamId = params.get('team') ?? undefined;
  if (mine)
    return (
      <>
        {teamId !== undefined && teamId !== mine.team.id && (
          <Notice title="You are in another team">
            You can be in one team. Leave yours first to join the one whose link you opened.
          </Notice>
        )}
        {status === 'published' && mine.entry && (
          <Suspense fallback={WAIT}>
            <EntryFeedback challengeId={id} entryId={mine.entry.id} />
          </Suspense>
        )}
        <EntryCard challenge={challenge} entryId={mine.entry?.id} />
        <TeamCard challenge={challenge} team={mine.team} />
      </>
    );
  if (eligible)
    return (
      <Suspense fallback={WAIT}>
        <JoinCard key={teamId} challenge={challenge} teamId={teamId} />
      </Suspense>
    );
  // Admins see every team, so they join none; an admin who judges gets the same message as other judges.
  if ((role === 'admin' && !challenge.judging) || status === 'cancelled') return null;
  return (
    <Card title="Take part">
      <p className="text-small text-muted">{whyNotJoining(challenge, role, serverNow())}</p>
      {challenge.judging && (
        <p className="mt-2 text-small">
          <TextLink to={judgingPath(id)}>Entries to judge</TextLink>
        </p>
      )}
      {teamId !== undefined && (
        <p className="mt-2 text-small">
          <TextLink to={CHALLENGES_PATH}>All challenges</TextLink>
        </p>
      )}
    </Card>
  );
}
