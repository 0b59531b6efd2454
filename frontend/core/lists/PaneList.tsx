import { Fragment, type ReactNode } from 'react';
import { itemsOf, type PagedList } from './ListStates.tsx';
import { MorePages, type MorePagesProps } from './MorePages.tsx';
import type { OpenItem } from './useOpenItem.ts';

interface PaneListProps<Item extends { id: string }> {
  /** Names the list to screen readers. */
  label: string;
  list: PagedList<Item> & MorePagesProps['list'];
  open: OpenItem;
  row: (item: Item) => ReactNode;
}

/** The rows of a ListWithDetail, and the button that loads more of them. */
export function PaneList<Item extends { id: string }>({ label, list, open, row }: PaneListProps<Item>) {
  return (
    <div>
      <ul
        ref={open.rows}
        aria-label={label}
        className="divide-y divide-line border-y border-line max-lg:-mx-4"
      >
        {itemsOf(list).map((item) => (
          <Fragment key={item.id}>{row(item)}</Fragment>
        ))}
      </ul>
      <MorePages list={list} rows={open.rows} />
    </div>
  );
}

/**
 * Opens the item after the one in the pane, or the one before it at the end of the list, for when the shown one is
 * settled. On a narrow screen it returns to the list.
 */
export const openNext = (open: OpenItem, items: readonly { id: string }[]): void => {
  const at = items.findIndex(({ id }) => id === open.shownId);
  const next = items[at + 1] ?? items[at - 1];
  if (open.wide && next) open.select(next.id);
  else open.close();
};
