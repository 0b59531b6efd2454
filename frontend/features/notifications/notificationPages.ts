import type { InfiniteData } from '@tanstack/react-query';
import { isOwnAction } from '#shared/features/notifications/kinds.ts';
import type { Notification } from '#shared/features/notifications/routes.ts';
import { UNREAD_COUNTED } from '#shared/features/notifications/rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';

type Page = AnswerOf<'notifications.list'>;
/** My notifications as far as they are loaded. */
export type Pages = InfiniteData<Page, string | undefined>;

/** Which notifications to mark as read: a single one, or one and all before it. */
export type Mark = { readonly id: string } | { readonly upTo: string };

/** The changes a mark made to the loaded list, for a rollback. */
export interface MarkChange {
  readonly ids: readonly string[];
  /** By how much the unread count went down. */
  readonly fewer: number;
}

const itemsOf = (pages: Pages): Notification[] => pages.pages.flatMap(({ items }) => items);

/** What others did, which is what the bell shows; the user's own actions are in the recent activity only. */
export const byOthers = (items: readonly Notification[]): Notification[] =>
  items.filter(({ event }) => !isOwnAction(event));

/** How many are unread in all, up to ten. The first page has the most recent count. */
export const unreadCount = (pages: Pick<Pages, 'pages'> | undefined): number => pages?.pages[0]?.unread ?? 0;

/** The id of the latest one; ids begin with the time, so a later one is greater. */
export const latestIn = (pages: Pages): string => itemsOf(pages)[0]?.id ?? '';

/** The latest page of them. */
export const firstPageOf = ({ pages, pageParams }: Pages): Pages => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
});

const changed = (pages: Pages, ids: ReadonlySet<string>, read: boolean, unread: number): Pages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    unread: Math.max(0, Math.min(UNREAD_COUNTED, unread)),
    items: page.items.map((item) => (ids.has(item.id) ? { ...item, read } : item)),
  })),
});

/** The loaded list as it is once the mark is done, and what that changes. */
export const markInPages = (pages: Pages, mark: Mark): { pages: Pages; marked: MarkChange } => {
  const wanted = ({ id }: Notification) => ('id' in mark ? id === mark.id : id <= mark.upTo);
  const items = itemsOf(pages);
  const ids = items.filter((item) => !item.read && wanted(item)).map(({ id }) => id);
  const unread = unreadCount(pages);
  // Of those that are not loaded, all before the mark are meant too; and ten may be more than ten.
  const left =
    'upTo' in mark
      ? items.filter((item) => !item.read && !wanted(item)).length
      : unread === UNREAD_COUNTED
        ? UNREAD_COUNTED
        : unread - ids.length;
  return {
    pages: changed(pages, new Set(ids), true, left),
    marked: { ids, fewer: unread - Math.max(0, left) },
  };
};

/** Takes back what a mark changed, and nothing that others changed since. */
export const unmarkInPages = (pages: Pages, { ids, fewer }: MarkChange): Pages =>
  changed(pages, new Set(ids), false, unreadCount(pages) + fewer);
