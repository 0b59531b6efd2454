import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { isNotificationExpected } from '#frontend/core/pendingNotifications.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { DASHBOARD_REFRESH_MS } from '#shared/features/dashboard/refresh.ts';
import { UNREAD_COUNTED } from '#shared/features/notifications/rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import {
  byOthers,
  firstPageOf,
  latestIn,
  type Mark,
  type MarkChange,
  markInPages,
  type Pages,
  unmarkInPages,
  unreadCount,
} from './notificationPages.ts';

const myNotifications = api.pages('notifications.list');
const PENDING_REFRESH_MS = 1000;

/** My notifications, the latest first, page by page. Disabled when signed out. */
export const useNotifications = () => {
  const { user } = useSession();
  return useInfiniteQuery({ ...myNotifications, enabled: Boolean(user) });
};

/**
 * The same, refetched for the bell, of which a page has one: on mount and on focus once half a minute has passed; and every
 * second while a notification of the user's own action is expected. What others do the inbox reports (core/inbox).
 */
export const useFreshNotifications = () => {
  const { user } = useSession();
  const queryClient = useQueryClient();
  return useInfiniteQuery({
    ...myNotifications,
    enabled: Boolean(user),
    staleTime: DASHBOARD_REFRESH_MS,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      isNotificationExpected(queryClient, data?.pages[0]?.items[0]?.at) && PENDING_REFRESH_MS,
    refetchIntervalInBackground: false,
  });
};

/** What another answer says about the unread notifications: how many, and the id of the latest. */
export type UnreadReport = Pick<AnswerOf<'dashboard.get'>, 'unread' | 'latestUnread'>;

/**
 * Reloads the notifications when another answer, such as the dashboard's, reports other unread ones than the list has.
 * So a screen that polls already needs no poll of the bell beside it.
 */
export const useUnreadReport = (report: UnreadReport | undefined): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = myNotifications;
    const pages = queryClient.getQueryData<Pages>(queryKey);
    if (!report || !pages) return;
    if (report.unread !== unreadCount(pages) || (report.latestUnread ?? '') > latestIn(pages))
      void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, report]);
};

/** For the open list: refetches it when it opens, and drops all but the first page when it closes. */
export const useRefreshOpenList = (): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = myNotifications;
    void queryClient.refetchQueries({ queryKey }, { cancelRefetch: false });
    return () => {
      queryClient.setQueryData<Pages>(queryKey, (pages) => pages && firstPageOf(pages));
    };
  }, [queryClient]);
};

/** The number of entries that fill the panel, and the most pages that are loaded automatically to get them. */
const FILLED = { items: 5, pages: 5 };

/**
 * Loads further pages by itself while the panel has few entries, because the user's own actions are left out of it.
 * Returns whether it is doing so.
 */
export const useFilledPages = (
  { data, hasNextPage, isFetching, isError, fetchNextPage }: ReturnType<typeof useNotifications>,
  shown: number,
): boolean => {
  const pages = data?.pages ?? [];
  const last = pages.at(-1);
  const few = shown < FILLED.items || (last !== undefined && byOthers(last.items).length === 0);
  const wanted = hasNextPage && !isError && few && pages.length > 0 && pages.length < FILLED.pages;
  useEffect(() => {
    if (wanted && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [wanted, isFetching, fetchNextPage]);
  return wanted;
};

const send = async (mark: Mark): Promise<void> => {
  if ('id' in mark) await api.call('notifications.read', { body: { ids: [mark.id] } });
  else while ((await api.call('notifications.read', { body: mark })).more);
};

/** Marks notifications as read: optimistically, with a rollback on failure. */
export const useMarkAsRead = () => {
  const queryClient = useQueryClient();
  const { queryKey } = myNotifications;

  /** Updates the cache, and cancels requests in flight, whose responses would be outdated. */
  const show = (mark: Mark): MarkChange | undefined => {
    void queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData<Pages>(queryKey);
    if (!before) return undefined;
    const { pages, marked } = markInPages(before, mark);
    queryClient.setQueryData<Pages>(queryKey, pages);
    return marked;
  };

  return useMutation({
    mutationFn: send,
    onMutate: show,
    onSuccess: (_, mark) => {
      // The list may have been refetched in the meantime.
      show(mark);
      // The count was capped, so the number of remaining unread ones is unknown.
      if (unreadCount(queryClient.getQueryData<Pages>(queryKey)) === UNREAD_COUNTED)
        void queryClient.invalidateQueries({ queryKey });
    },
    onError: (error, _, marked) => {
      queryClient.setQueryData<Pages>(queryKey, (pages) => pages && marked && unmarkInPages(pages, marked));
      toast({
        title: 'We couldn’t mark this as read',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      });
    },
  }).mutate;
};
