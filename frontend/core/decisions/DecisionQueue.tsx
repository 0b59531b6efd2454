import type { ReactNode } from 'react';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { itemsOf, ListStates, type PagedList } from '../lists/ListStates.tsx';
import { ListWithDetail } from '../lists/ListWithDetail.tsx';
import type { MorePagesProps } from '../lists/MorePages.tsx';
import { openNext, PaneList } from '../lists/PaneList.tsx';
import { type OpenItem, useOpenItem } from '../lists/useOpenItem.ts';
import type { Decision } from './decision.ts';
import type { QueueView } from './QueueDetail.tsx';
import { QueueSkeleton } from './QueueSkeleton.tsx';
import { type LoadRequests, useDecisions } from './useDecisions.tsx';

interface QueueTexts {
  /** Names the list and the pane for screen readers. */
  list: string;
  pane: string;
  /** The link from an item back to the list on a narrow screen. */
  back: string;
  loading: string;
  failed: string;
  /** When nothing waits. */
  empty: { title: string; text: string };
}

interface DecisionQueueProps<Row extends { id: string }, Item, Name extends string> {
  /** What waits, in the order in which it is to be decided. */
  list: PagedList<Row> & MorePagesProps['list'];
  texts: QueueTexts;
  /** A filter above the list. With one, an item may be open that its list does not have: the detail loads it by its id. */
  filter?: ReactNode;
  /** Rows begin with a picture of a user. */
  avatars?: boolean;
  /** A QueueRow. */
  row: (item: Row, open: OpenItem) => ReactNode;
  /** A QueueDetail of the open item; `row` is undefined for one that the list does not have, or not yet. */
  detail: (shown: { id: string; row: Row | undefined }, view: QueueView<Item, Name>) => ReactNode;
  /** The first is the one that is expected. */
  decisions: readonly Decision<Item, Name>[];
  loadRequests: LoadRequests<Item, Name>;
  /** Loads again what a decision changes. */
  refresh: () => Promise<unknown>;
}

/**
 * What waits for a decision, with the open item beside the list: what is claimed, what it is checked by, and the
 * decisions, by button or key. After one, the next item opens.
 */
export function DecisionQueue<Row extends { id: string }, Item, Name extends string>(
  props: DecisionQueueProps<Row, Item, Name>,
) {
  // A filter stays while the list is loading, or has nothing.
  return props.filter ? <Queue {...props} /> : <States {...props}>{() => <Queue {...props} />}</States>;
}

function Queue<Row extends { id: string }, Item, Name extends string>(
  props: DecisionQueueProps<Row, Item, Name>,
) {
  const { list, texts, filter, row, detail, decisions, loadRequests, refresh } = props;
  const items = itemsOf(list);
  const open = useOpenItem(items[0]?.id);
  const onDecided = () => openNext(open, items);
  const { decide, pending, dialog } = useDecisions<Item, Name>({ loadRequests, refresh, onDecided });
  const { shownId } = open;
  const rows = <PaneList label={texts.list} list={list} open={open} row={(item) => row(item, open)} />;
  return (
    <>
      <ListWithDetail
        open={open}
        label={texts.pane}
        back={texts.back}
        keys={decisions.flatMap(({ shortcut }) => (shortcut ? [shortcut] : []))}
        list={
          filter ? (
            <div>
              <div className="flex pb-4">{filter}</div>
              <States {...props}>{() => rows}</States>
            </div>
          ) : (
            rows
          )
        }
        detail={
          shownId !== undefined &&
          detail(
            { id: shownId, row: items.find(({ id }) => id === shownId) },
            { open, decisions, decide, pending },
          )
        }
      />
      {dialog}
    </>
  );
}

interface StatesProps<Row> {
  list: PagedList<Row>;
  texts: QueueTexts;
  avatars?: boolean;
  children: () => ReactNode;
}

function States<Row>({ list, texts, avatars = false, children }: StatesProps<Row>) {
  return (
    <ListStates
      list={list}
      skeleton={<QueueSkeleton label={texts.loading} avatars={avatars} />}
      failed={{ title: texts.failed }}
      empty={
        <EmptyState icon={<CheckIcon />} heading="h2" title={texts.empty.title}>
          {texts.empty.text}
        </EmptyState>
      }
    >
      {children}
    </ListStates>
  );
}
