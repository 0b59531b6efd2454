import type { MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Split } from '#frontend/ui/layout/Split.tsx';
import { ArrowLeftIcon } from '#frontend/ui/style/icons.ts';
import { KeyHelp, type KeyText } from './KeyHelp.tsx';
import type { OpenItem } from './useOpenItem.ts';

interface ListWithDetailProps {
  open: OpenItem;
  list: ReactNode;
  /** The open item, its skeleton or its error; null or false when nothing is open. */
  detail: ReactNode;
  /** Names the pane for screen readers: 'Selected message'. */
  label: string;
  /** The link back to the list on a narrow screen: 'All messages'. Left out where items have pages of their own. */
  back?: string;
  /** Keys of this screen besides those of every list. */
  keys?: readonly KeyText[];
  className?: string;
}

/** A list with its open item beside it; where there is no room, one of the two. */
export function ListWithDetail({ open, list, detail, label, back, keys, className }: ListWithDetailProps) {
  if (back && detail && !open.wide)
    return (
      <div ref={open.box} className={className}>
        <p className="-mt-2 pb-4 text-small">
          <TextLink to={{ search: open.searchFor() }} quiet>
            <span className="inline-flex min-h-6 items-center gap-1.5">
              <ArrowLeftIcon aria-hidden="true" className="size-4" /> {back}
            </span>
          </TextLink>
        </p>
        {detail}
      </div>
    );
  return (
    <>
      <KeyHelp {...(keys && { more: keys })} />
      <Split
        box={open.box}
        list={list}
        detail={detail}
        label={label}
        detailKey={open.shownId}
        {...(className && { className })}
      />
    </>
  );
}

interface ItemLinkProps extends Omit<LinkProps, 'to'> {
  open: Pick<OpenItem, 'wide' | 'shownId' | 'select' | 'searchFor'>;
  id: string;
  /** The item's own page, for narrow screens and new tabs. Without it the item opens in place of the list. */
  page?: string;
}

/** The link of a row, over all of it: give the row `relative`. */
export function ItemLink({ open, id, page, ...rest }: ItemLinkProps) {
  const select = (event: MouseEvent) => {
    const newTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (newTab || (page !== undefined && !open.wide)) return;
    event.preventDefault();
    open.select(id);
  };
  return (
    <Link
      className="rounded-tick py-1 after:absolute after:inset-0"
      {...rest}
      to={page ?? { search: open.searchFor(id) }}
      data-item={id}
      aria-current={(open.wide && id === open.shownId) || undefined}
      onClick={select}
    />
  );
}
