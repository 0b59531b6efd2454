import { useState } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { fullName } from '#shared/core/names.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { CompanyMember } from '#shared/features/companies/routes.ts';
import { useMembers } from '../api.ts';
import { useMemberActions } from '../useMemberActions.ts';
import { InviteForm } from './InviteForm.tsx';

const nameOf = ({ firstName, lastName }: CompanyMember): string => fullName({ firstName, lastName });

/** The members of a company, who asked to join, and the form that invites. For its members. */
export default function Members({ id, company }: { id: string; company: string }) {
  const { data, error, isFetching, refetch } = useMembers(id);
  const [leaving, setLeaving] = useState<CompanyMember>();
  const actions = useMemberActions({ id, company, onEnded: () => setLeaving(undefined) });
  const several = (data?.items.filter(({ status }) => status === 'member').length ?? 0) > 1;
  return (
    <Card title="Members" description="Members write and manage the postings together.">
      {data && (
        <ul className="-my-2 flex flex-col divide-y divide-line">
          {data.items.map((member) => (
            <Member
              key={member.userId}
              member={member}
              removable={several}
              pending={actions.pendingFor(member.userId)}
              onApprove={() => actions.approve(member)}
              onEnd={() => (member.status === 'requested' ? actions.end(member) : setLeaving(member))}
            />
          ))}
        </ul>
      )}
      {!data && (!error || isFetching) && <Skeleton className="h-10 w-full" />}
      {!data && error && !isFetching && (
        <RetryNotice error={error} fallback="We couldn’t load the members." onRetry={() => void refetch()} />
      )}
      <InviteForm id={id} />
      <EndDialog
        member={leaving}
        company={company}
        pending={leaving !== undefined && actions.pendingFor(leaving.userId)}
        onClose={() => setLeaving(undefined)}
        onEnd={() => leaving && actions.end(leaving)}
      />
    </Card>
  );
}

interface MemberProps {
  member: CompanyMember;
  /** There are other members. */
  removable: boolean;
  pending: boolean;
  onApprove: () => void;
  onEnd: () => void;
}

function Member({ member, removable, pending, onApprove, onEnd }: MemberProps) {
  const { userId, firstName, lastName, email, status } = member;
  const { id: ownId } = useCurrentUser();
  const name = (
    <span className="sr-only">
      {' '}
      <bdi>{nameOf(member)}</bdi>
    </span>
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 text-small">
      <Avatar firstName={firstName} lastName={lastName} size="small" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">
          <bdi>{nameOf(member)}</bdi>
          {userId === ownId && <span className="font-normal text-muted"> (you)</span>}
        </p>
        <p className="text-fine text-muted wrap-anywhere">
          {status === 'requested' ? `${shownAddress(email)} asks to join` : shownAddress(email)}
        </p>
      </div>
      {status === 'requested' && (
        <div className="ml-auto flex gap-2">
          <Button size="small" pending={pending} onClick={onApprove}>
            Approve{name}
          </Button>
          <Button size="small" variant="quiet" disabled={pending} onClick={onEnd}>
            Decline{name}
          </Button>
        </div>
      )}
      {status === 'member' && removable && (
        <div className="ml-auto">
          <Button size="small" variant="quiet" disabled={pending} onClick={onEnd}>
            {userId === ownId ? 'Leave' : <>Remove{name}</>}
          </Button>
        </div>
      )}
    </li>
  );
}

interface EndDialogProps {
  member: CompanyMember | undefined;
  company: string;
  pending: boolean;
  onClose: () => void;
  onEnd: () => void;
}

/** Asks before a membership ends. */
function EndDialog({ member, company, pending, onClose, onEnd }: EndDialogProps) {
  const { id: ownId } = useCurrentUser();
  const own = member?.userId === ownId;
  return (
    <Dialog
      open={member !== undefined}
      onOpenChange={(open) => !open && !pending && onClose()}
      title={own ? `Leave ${company}?` : `Remove ${member ? nameOf(member) : ''}?`}
      description={
        own
          ? 'You can no longer see or manage its postings. They stay with the company.'
          : 'They can no longer see or manage the company’s postings. What they wrote stays.'
      }
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <Button variant="danger" pending={pending} onClick={onEnd}>
            {own ? 'Leave' : 'Remove'}
          </Button>
        </>
      }
    />
  );
}
