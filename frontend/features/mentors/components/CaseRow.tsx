import { QueueRow } from '#frontend/core/decisions/QueueRow.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import { inOneLine } from '#shared/core/isolation.ts';
import { fullName } from '#shared/core/names.ts';
import type { MentorCase } from '#shared/features/mentors/routes.ts';

/** A mentor in the queue: who, what they offer, and since when they wait or when it was decided. */
export function CaseRow({ item, open }: { item: MentorCase; open: OpenItem }) {
  const { id, firstName, lastName, role, type, industry, approval, since } = item;
  return (
    <QueueRow
      id={id}
      open={open}
      title={fullName(item)}
      picture={<Avatar firstName={firstName} lastName={lastName} role={role} />}
      badge={<RoleBadge role={role} />}
      claim={inOneLine([type, industry])}
      since={
        <>
          {approval === 'waiting' ? 'Waiting since ' : 'Decided '}
          <Moment at={since} as="day" />
        </>
      }
    />
  );
}
