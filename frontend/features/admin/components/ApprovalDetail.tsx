import type { Ref } from 'react';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { recordMoment } from '#frontend/ui/data/dates.ts';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AdminIcon } from '#frontend/ui/style/icons.ts';
import type { Approval } from '#shared/core/approvals.ts';
import { fullName } from '#shared/core/names.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { Claims } from './Claims.tsx';

interface ApprovalDetailProps {
  approval: Approval;
  headingRef: Ref<HTMLHeadingElement>;
  pending: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** One user who waits for an approval: what they claim beside what was checked, and the decision. */
export function ApprovalDetail({ approval, headingRef, pending, onApprove, onReject }: ApprovalDetailProps) {
  const { firstName, lastName, email, role, waitingSince, firstApproval } = approval;
  const { id: me } = useCurrentUser();
  const mine = firstApproval?.byId === me;
  return (
    <article>
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-line pb-3 lg:sticky lg:-top-8 lg:z-10 lg:-mt-8 lg:bg-raised lg:pt-5">
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="min-w-0 flex-1 text-title font-semibold wrap-anywhere outline-none"
        >
          <bdi>{fullName({ firstName, lastName })}</bdi>
        </h2>
        <div className="flex gap-2">
          <Button onClick={onReject}>Reject…</Button>
          {!mine && (
            <Button variant="primary" pending={pending} onClick={onApprove}>
              Approve
            </Button>
          )}
        </div>
      </header>
      <div className="flex flex-col gap-6 pt-6">
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
        <Claims approval={approval} />
      </div>
    </article>
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
