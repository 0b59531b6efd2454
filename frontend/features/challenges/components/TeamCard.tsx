import { useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { TextField } from '#frontend/ui/forms/TextField.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { challengePath } from '#shared/features/challenges/address.ts';
import { takesEntries } from '#shared/features/challenges/rules.ts';
import type { Challenge, Team } from '#shared/features/challenges/schema.ts';
import { useChallengeChanged } from '../api.ts';

interface TeamCardProps {
  challenge: Challenge;
  team: Team;
}

/** The user's team: who is in it, the link by which others join it, and how to leave. */
export function TeamCard({ challenge, team }: TeamCardProps) {
  const { id, teamSize } = challenge;
  const me = useCurrentUser().id;
  const changed = useChallengeChanged();
  const [leaving, setLeaving] = useState<Team['members'][number]>();
  const isOpen = takesEntries(challenge, serverNow());
  const isFounder = team.members[0]?.id === me;
  const self = leaving?.id === me;
  return (
    <Card title={team.name} description={`Your team, ${team.members.length} of ${teamSize}`}>
      <ul aria-label="Members" className="flex flex-col gap-2 text-small">
        {team.members.map((member, place) => (
          <li key={member.id} className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 wrap-anywhere">
              <TextLink quiet to={fillPath(PATHS.person, { id: member.id })}>
                <bdi>{member.name}</bdi>
              </TextLink>
              {place === 0 && team.members.length > 1 && <span className="text-muted"> (founder)</span>}
            </span>
            {isOpen && (member.id === me || isFounder) && (
              <Button size="small" variant="quiet" onClick={() => setLeaving(member)}>
                {member.id === me ? 'Leave' : 'Remove'}
                <span className="sr-only">{member.id === me ? ' the team' : ` ${member.name}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOpen && team.members.length < teamSize && <TeamLink challengeId={id} teamId={team.id} />}
      {leaving && (
        <ConfirmDialog
          title={self ? 'Leave this team?' : `Remove ${leaving.name}?`}
          description={
            self
              ? 'The entry stays with the others. Before the deadline you can join another team, or this one again by its link.'
              : 'They are notified. With the link to the team they can join again.'
          }
          keep="Cancel"
          confirm={self ? 'Leave team' : 'Remove from team'}
          send={async () =>
            changed(
              await api.call('challenges.leave', {
                params: { id },
                body: self ? {} : { userId: leaving.id },
              }),
            )
          }
          onDone={() =>
            toast({ title: self ? 'You left the team' : `${leaving.name} is no longer in the team` })
          }
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Card>
  );
}

/** The link that others open to join. */
function TeamLink({ challengeId, teamId }: { challengeId: string; teamId: string }) {
  const link = new URL(`${challengePath(challengeId)}?team=${encodeURIComponent(teamId)}`, location.origin)
    .href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied' });
    } catch {
      toast({
        title: 'The link wasn’t copied',
        description: 'Select it and copy it.',
        variant: 'destructive',
      });
    }
  };
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        label="Link to your team"
        value={link}
        readOnly
        className="min-w-0 flex-1 basis-48"
        hint="Everyone who opens it can join while there is room."
      />
      <Button onClick={() => void copy()}>Copy link</Button>
    </div>
  );
}
