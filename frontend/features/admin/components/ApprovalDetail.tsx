import { QueueDetail, type QueueView } from '#frontend/core/decisions/QueueDetail.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Claims } from '#frontend/ui/data/Claims.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AdminIcon } from '#frontend/ui/style/icons.ts';
import type { Approval } from '#shared/core/approvals.ts';
import { fullName } from '#shared/core/names.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { claimsOf } from '../approvalClaims.ts';

interface ApprovalDetailProps {
  approval: Approval;
  view: QueueView<Approval, 'approve' | 'reject'>;
}

/** One user who waits for an approval: what they claim beside what was checked, and the decision. */
export function ApprovalDetail({ approval, view }: ApprovalDetailProps) {
  const { email, role, waitingSince, firstApproval } = approval;
  const { id: me } = useCurrentUser();
  const mine = firstApproval?.byId === me;
  return (
    <QueueDetail item={approval} title={fullName(approval)} view={view}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-muted">
        <RoleBadge role={role} />
        <span className="wrap-anywhere">{shownAddress(email)}</span>
        <span>Waiting since {recordMoment(waitingSince)}</span>
      </p>
      {firstApproval && <SecondAdmin mine={mine} by={firstApproval.byName} at={firstApproval.at} />}
      {role === 'admin' && !firstApproval && (
        <p className="text-small text-muted">
          An admin account needs the approval of two admins once there are two.
        </p>
      )}
      <Claims claims={claimsOf(approval)} />
    </QueueDetail>
  );
}

function SecondAdmin({ mine, by, at }: { mine: boolean; by: string; at: string }) {
  return (
    <Notice
      icon={<AdminIcon aria-hidden="true" />}
      title={mine ? 'Waiting for another admin' : `${by} approved this account`}
    >
      {mine
        ? `You approved this account on ${recordMoment(at)}. It becomes active once another admin approves it, too.`
        : `On ${recordMoment(at)}. Your approval completes it.`}
    </Notice>
  );
}
