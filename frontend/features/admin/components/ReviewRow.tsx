import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { nameOf, type Waiting } from '../reviewQueue.ts';

/** What an entry of the queue is. */
export const kindOf = (item: Waiting): string => {
  if (item.kind === 'company') return 'Company';
  return item.reports.length > 0 ? 'Reported posting' : 'Posting';
};

/** A company or a posting in the review queue. */
export function ReviewRow({ item, open }: { item: Waiting; open: OpenItem }) {
  const selected = open.wide && item.id === open.shownId;
  return (
    <li
      className={cx(
        'relative flex h-22 flex-col justify-center px-4 text-small transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="truncate text-body font-medium">
          <ItemLink open={open} id={item.id}>
            <bdi>{nameOf(item)}</bdi>
          </ItemLink>
        </h2>
        <Badge tone={item.kind === 'posting' && item.reports.length > 0 ? 'warning' : 'neutral'}>
          {kindOf(item)}
        </Badge>
      </div>
      <p className="truncate text-muted">
        {item.kind === 'company' ? item.site || 'No website given' : `${item.company}, ${item.location}`}
      </p>
      <p className="truncate text-fine text-muted">
        Waiting since <Moment at={item.waitingSince} as="day" />
      </p>
    </li>
  );
}
