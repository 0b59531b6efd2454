import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useAtOnce } from '#frontend/core/decisions/useAtOnce.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { fullDate, recordMoment } from '#frontend/ui/data/dates.ts';
import { Facts } from '#frontend/ui/data/Facts.tsx';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import { Stat, StatList } from '#frontend/ui/data/Stat.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { fullName } from '#shared/core/names.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { ManagedUser } from '#shared/features/admin/managed-users.ts';
import { ROLE_FIGURES, STATUS_LABELS } from '../adminLabels.ts';
import { useRefreshAdmin, useUser } from '../api.ts';
import { APPROVAL } from '../approvalDecisions.ts';
import { InvitationNotice } from './InvitationNotice.tsx';
import { statusTask, type UserTask } from './UserActions.tsx';
import { StatusIcon } from './UserCells.tsx';
import { UserOpportunities } from './UserOpportunities.tsx';

interface UserSheetProps {
  userId: string;
  onClose: () => void;
  onTask: (user: ManagedUser, task: UserTask) => void;
}

/** A user's profile and figures, with the actions. */
export function UserSheet({ userId, onClose, onTask }: UserSheetProps) {
  const { data, error, isFetching, refetch } = useUser(userId);
  const { send, pending } = useAtOnce<ManagedUser>(useRefreshAdmin());
  const task = data && statusTask(data);
  const { id: me } = useCurrentUser();
  // Not again by the admin who gave the first of two approvals.
  const waits = data && ['pending', 'rejected'].includes(data.status) && data.firstApproval?.byId !== me;
  return (
    <Sheet
      side="right"
      open
      onOpenChange={(open) => !open && onClose()}
      title={data ? fullName(data) : 'User'}
      {...(data && { description: shownAddress(data.email) })}
      footer={
        data && (
          <>
            {waits && (
              <Button pending={pending !== undefined} onClick={() => send(APPROVAL, data)}>
                Approve
              </Button>
            )}
            {task && (
              <Button onClick={() => onTask(data, task)}>
                {task === 'suspend' ? 'Suspend account' : 'Restore account'}
              </Button>
            )}
            <Button variant="primary" onClick={() => onTask(data, 'edit')}>
              Edit
            </Button>
          </>
        )
      }
    >
      {data && <UserDetails user={data} />}
      {!data && (!error || isFetching) && <UserSkeleton />}
      {!data && error && !isFetching && (
        <RetryNotice
          error={error}
          title={errorCode(error) === 'not_found' ? 'This user doesn’t exist' : 'We couldn’t load this user'}
          onRetry={() => void refetch()}
        />
      )}
    </Sheet>
  );
}

const DECISION_TEXTS = {
  suspended: 'Suspended',
  restored: 'Restored',
  approved: 'Approved',
  rejected: 'Rejected',
} as const;

function UserDetails({ user }: { user: ManagedUser }) {
  const { role, status, figures, decision, invitation, profileData: profile } = user;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-3 text-small">
        <Avatar firstName={user.firstName} lastName={user.lastName} role={role} size="large" />
        <div className="flex flex-col items-start gap-1.5">
          <RoleBadge role={role} />
          <span className="flex items-center gap-1.5">
            <StatusIcon status={status} />
            {STATUS_LABELS[status]}
          </span>
        </div>
      </div>
      {invitation && <InvitationNotice userId={user.id} invitation={invitation} />}
      {decision?.reason && (
        <Notice title={`${DECISION_TEXTS[decision.kind]} on ${recordMoment(decision.at)}`}>
          {decision.reason}
        </Notice>
      )}
      <StatList label="Figures">
        {ROLE_FIGURES[role].map(([key, label]) => (
          <Stat key={key} label={label} value={figures[key]} />
        ))}
      </StatList>
      {role === 'employer' && <UserOpportunities userId={user.id} />}
      <Facts
        title="Account"
        facts={[
          ['Email', user.emailConfirmed ? 'Confirmed' : 'Not confirmed'],
          ['Phone', user.phone],
          ['Joined', recordMoment(user.joinedAt)],
          ['Last active', user.lastActiveOn ? fullDate(user.lastActiveOn) : 'Not yet'],
        ]}
      />
      <Facts
        title="Profile"
        none="The profile is empty."
        facts={[
          ['University', profile.university],
          ['Program', profile.program],
          ['Graduation', profile.graduationYear],
          ['Company', profile.company],
          ['Position', profile.position],
          ['Experience', profile.experience && `${profile.experience} years`],
          ['Career goal', profile.careerGoal],
          ['Skills', profile.skills.join(', ')],
          ['LinkedIn', profile.linkedinUrl],
          ['Portfolio', profile.portfolioUrl],
        ]}
      />
    </div>
  );
}

function UserSkeleton() {
  return (
    <div role="status" className="flex animate-appear flex-col gap-6">
      <span className="sr-only">Loading the user…</span>
      <Skeleton className="h-14 w-40" />
      <Skeleton className="h-22 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
