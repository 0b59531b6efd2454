import type { ReactNode } from 'react';
import { cx } from '#frontend/ui/style/cx.ts';
import { ItemLink } from '../lists/ListWithDetail.tsx';
import type { OpenItem } from '../lists/useOpenItem.ts';

interface QueueRowProps {
  id: string;
  open: OpenItem;
  title: string;
  /** Before the words: the picture of a user. */
  picture?: ReactNode;
  /** Beside the title: a role, a kind or a status. */
  badge?: ReactNode;
  /** What it is about, in a line. */
  claim: ReactNode;
  /** Since when it waits. */
  since: ReactNode;
}

/** An item of a queue, in three lines. */
export function QueueRow({ id, open, title, picture, badge, claim, since }: QueueRowProps) {
  const selected = open.wide && id === open.shownId;
  return (
    <li
      className={cx(
        'relative flex h-22 items-center gap-3 px-4 transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      {picture}
      <div className="min-w-0 flex-1 text-small">
        <div className="flex items-center justify-between gap-3">
          <h2 className="truncate text-body font-medium">
            <ItemLink open={open} id={id}>
              <bdi>{title}</bdi>
            </ItemLink>
          </h2>
          {badge}
        </div>
        <p className="truncate text-muted">{claim}</p>
        <p className="truncate text-fine text-muted">{since}</p>
      </div>
    </li>
  );
}
