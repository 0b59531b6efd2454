import { QueueRow } from '#frontend/core/decisions/QueueRow.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { nameOf, type Waiting } from '../reviewQueue.ts';

/** What an entry of the queue is. */
export const kindOf = (item: Waiting): string => {
  if (item.kind === 'company') return 'Company';
  return item.reports.length > 0 ? 'Reported posting' : 'Posting';
};

/** A company or a posting in the review queue. */
export function ReviewRow({ item, open }: { item: Waiting; open: OpenItem }) {
  return (
    <QueueRow
      id={item.id}
      open={open}
      title={nameOf(item)}
      badge={
        <Badge tone={item.kind === 'posting' && item.reports.length > 0 ? 'warning' : 'neutral'}>
          {kindOf(item)}
        </Badge>
      }
      claim={item.kind === 'company' ? item.site || 'No website given' : `${item.company}, ${item.location}`}
      since={
        <>
          Waiting since <Moment at={item.waitingSince} as="day" />
        </>
      }
    />
  );
}
