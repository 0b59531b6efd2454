import { useState } from 'react';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { memberWorkflow, STARTUP, TEAM_ROLE_LABELS } from '#shared/features/startups/rules.ts';
import type { Member } from '#shared/features/startups/schema.ts';
import { ADVISERS_PATH } from '../../words.ts';
import { RemoveMember } from './RemoveMember.tsx';
import type { PartProps } from './sheet.ts';

/** Who is in the team, who is invited, and what each of them does. */
export function TeamCard({ startup, open, onLeft }: PartProps & { onLeft: () => void }) {
  const { team, status, mine } = startup;
  const isOpen = status !== 'closed';
  const isLead = mine.role === 'lead';
  return (
    <Card
      title="Team"
      actions={
        isOpen &&
        isLead && (
          <Button size="small" onClick={() => open({ kind: 'invite' })}>
            Invite
          </Button>
        )
      }
    >
      <ul className="-my-3 divide-y divide-line">
        {team.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            startup={startup}
            open={open}
            onLeft={onLeft}
            canChange={isOpen && isLead}
          />
        ))}
      </ul>
      <p className="mt-5 text-fine text-muted">
        {team.filter((one) => one.status === 'member').length} of {STARTUP.team} places are taken.
        {isOpen && (
          <>
            {' '}
            <TextLink to={ADVISERS_PATH}>Ask a mentor to advise you</TextLink>.
          </>
        )}
      </p>
    </Card>
  );
}

interface MemberRowProps extends PartProps {
  member: Member;
  onLeft: () => void;
  /** The user leads the team. */
  canChange: boolean;
}

function MemberRow({ member, startup, open, onLeft, canChange }: MemberRowProps) {
  const { userId, name, role, status, responsibility } = member;
  const { id: own } = useCurrentUser();
  const [removing, setRemoving] = useState(false);
  const isOwn = userId === own;
  const shownName = name || 'A hidden account';
  const mayRemove = isOwn ? role === 'member' && startup.status !== 'closed' : canChange;
  return (
    <li className="py-3 text-small">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">
          {name === '' ? shownName : <TextLink to={fillPath(PATHS.person, { id: userId })}>{name}</TextLink>}
        </span>
        {isOwn && <span className="text-muted">(you)</span>}
        {role === 'lead' && (
          <Badge size="small" tone="brand">
            {TEAM_ROLE_LABELS.lead}
          </Badge>
        )}
        {status === 'invited' && (
          <Badge size="small" tone="info">
            {memberWorkflow.statuses.invited.label}
          </Badge>
        )}
      </p>
      {responsibility !== '' && (
        <p dir="auto" className="text-muted wrap-anywhere">
          {responsibility}
        </p>
      )}
      <p className="mt-1 flex flex-wrap gap-2 empty:hidden">
        {canChange && status === 'member' && (
          <Button size="small" onClick={() => open({ kind: 'member', id: userId })}>
            Edit<span className="sr-only"> {shownName}</span>
          </Button>
        )}
        {mayRemove && (
          <Button size="small" variant="quiet" onClick={() => setRemoving(true)}>
            {isOwn ? 'Leave team' : status === 'invited' ? 'Withdraw invitation' : 'Remove'}
            {!isOwn && <span className="sr-only"> of {shownName}</span>}
          </Button>
        )}
      </p>
      {removing && (
        <RemoveMember
          startup={startup}
          member={member}
          isOwn={isOwn}
          onLeft={onLeft}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}
