import type { ReactNode } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import type { OpenItem } from '../lists/useOpenItem.ts';
import type { AtOnce, Decision } from './decision.ts';

/** What a queue gives to its detail: which item is open, and the decisions about it. */
export interface QueueView<Item, Name extends string> {
  open: OpenItem;
  /** The first is the one that is expected; its button is the last. */
  decisions: readonly Decision<Item, Name>[];
  decide: (decision: Decision<Item, Name>, item: Item) => void;
  /** The decision that is being sent. */
  pending: AtOnce<Item> | undefined;
}

interface QueueDetailProps<Item, Name extends string> {
  item: Item;
  /** How the item is called. */
  title: string;
  view: QueueView<Item, Name>;
  /** Instead of the decisions: the status of an item about which one was made. */
  decided?: ReactNode;
  /** What the decision is made by. */
  children: ReactNode;
}

/** The open item of a queue: its name and the decisions, which stay in view, above what they are made by. */
export function QueueDetail<Item, Name extends string>(props: QueueDetailProps<Item, Name>) {
  const { item, title, view, decided, children } = props;
  const { open, decisions, decide, pending } = view;
  const offered = decided ? [] : decisions.filter(({ isOffered }) => isOffered?.(item) ?? true);
  useKeys(
    Object.fromEntries(
      offered.flatMap((one): [string, () => void][] =>
        one.shortcut ? [[one.shortcut[0], () => decide(one, item)]] : [],
      ),
    ),
  );
  return (
    <article>
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-line pb-3 lg:sticky lg:-top-8 lg:z-10 lg:-mt-8 lg:bg-raised lg:pt-5">
        <h2
          ref={open.headingRef}
          tabIndex={-1}
          className={cx(
            'min-w-0 flex-1 text-title font-semibold wrap-anywhere outline-none',
            // Where the buttons leave little room, they come below.
            decisions.length > 2 && 'basis-48',
          )}
        >
          <bdi>{title}</bdi>
        </h2>
        {decided || (
          <div className="flex flex-wrap gap-2">
            {offered.toReversed().map((one) => (
              <Button
                key={one.name}
                variant={one === decisions[0] ? 'primary' : 'secondary'}
                pending={pending !== undefined && pending === one.atOnce}
                onClick={() => decide(one, item)}
              >
                {`${one.label(item)}${one.atOnce ? '' : '…'}`}
              </Button>
            ))}
          </div>
        )}
      </header>
      <div className="flex flex-col gap-6 pt-6">{children}</div>
    </article>
  );
}
