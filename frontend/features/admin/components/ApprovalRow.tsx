import { QueueRow } from '#frontend/core/decisions/QueueRow.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import type { Approval } from '#shared/core/approvals.ts';
import { fullName } from '#shared/core/names.ts';

/** One user of the approval queue: name, role, what they say they are, and since when they wait. */
export function ApprovalRow({ approval, open }: { approval: Approval; open: OpenItem }) {
  const { id, firstName, lastName, role, waitingSince, firstApproval, evidence } = approval;
  return (
    <QueueRow
      id={id}
      open={open}
      title={fullName(approval)}
      picture={<Avatar firstName={firstName} lastName={lastName} role={role} />}
      badge={<RoleBadge role={role} />}
      claim={
        <bdi>
          {[evidence.position, evidence.company].filter(Boolean).join(', ') || 'No company or position given'}
        </bdi>
      }
      since={
        <>
          Waiting since <Moment at={waitingSince} as="day" />
          {firstApproval && `, approved by ${firstApproval.byName}`}
        </>
      }
    />
  );
}
