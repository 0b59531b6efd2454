import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import type { Approval } from '#shared/core/approvals.ts';
import { fullName } from '#shared/core/names.ts';

/** One user of the approval queue: name, role, what they say they are, and since when they wait. */
export function ApprovalRow({ approval, open }: { approval: Approval; open: OpenItem }) {
  const { id, firstName, lastName, role, waitingSince, firstApproval, evidence } = approval;
  const selected = open.wide && id === open.shownId;
  const claim = [evidence.position, evidence.company].filter(Boolean).join(', ');
  return (
    <li
      className={cx(
        'relative flex h-22 items-center gap-3 px-4 transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <Avatar firstName={firstName} lastName={lastName} role={role} />
      <div className="min-w-0 flex-1 text-small">
        <div className="flex items-center justify-between gap-3">
          <h2 className="truncate text-body font-medium">
            <ItemLink open={open} id={id}>
              <bdi>{fullName({ firstName, lastName })}</bdi>
            </ItemLink>
          </h2>
          <RoleBadge role={role} />
        </div>
        <p className="truncate text-muted">
          <bdi>{claim || 'No company or position given'}</bdi>
        </p>
        <p className="truncate text-fine text-muted">
          Waiting since <Moment at={waitingSince} as="day" />
          {firstApproval && `, approved by ${firstApproval.byName}`}
        </p>
      </div>
    </li>
  );
}
