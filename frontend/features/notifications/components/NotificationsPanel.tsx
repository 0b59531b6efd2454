import { useRef } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { BellIcon } from '#frontend/ui/style/icons.ts';
import { useFilledPages, useMarkAsRead, useNotifications, useRefreshOpenList } from '../api.ts';
import { byOthers, unreadCount } from '../notificationPages.ts';
import { updatesFor } from '../notificationWords.ts';
import { Entry } from './Entry.tsx';

interface NotificationsPanelProps {
  /** Left out where the heading is above the panel already. */
  heading?: string;
  /** Called when a link of the panel is followed. */
  onLeave: () => void;
}

/** What others did that concerns the user, the latest first; loaded again whenever the panel opens. */
export default function NotificationsPanel({ heading, onLeave }: NotificationsPanelProps) {
  const { role } = useCurrentUser();
  const list = useNotifications();
  const { data, error, isFetching, refetch } = list;
  const mark = useMarkAsRead();
  const title = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  useRefreshOpenList();
  const all = data?.pages.flatMap((page) => page.items) ?? [];
  const items = byOthers(all);
  const searching = useFilledPages(list, items.length);
  const [latest] = all;
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-line max-sm:-mx-3 max-sm:-mt-2 max-sm:pb-1 sm:min-h-14 sm:border-b sm:px-4">
        {heading && (
          <h2 ref={title} tabIndex={-1} className="text-lead font-semibold">
            {heading}
          </h2>
        )}
        {latest && unreadCount(data) > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              // The button disappears. In a sheet, which has its own heading, the focus goes to the sheet.
              title.current?.focus();
              mark({ upTo: latest.id });
            }}
          >
            Mark all as read
          </Button>
        )}
      </div>
      {items.length === 0 && (searching || (!data && !error)) && <EntriesSkeleton />}
      {!data && error && (
        <div className="p-4">
          <RetryNotice
            error={error}
            fallback="We couldn’t load your notifications."
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      )}
      {data && items.length === 0 && !searching && !list.hasNextPage && (
        <EmptyState icon={<BellIcon />} title="No notifications yet" heading="h3">
          {updatesFor(role)} for six months.
        </EmptyState>
      )}
      {(items.length > 0 || (list.hasNextPage && !searching)) && (
        <div className="max-sm:-mx-5 sm:max-h-[min(30rem,calc(100dvh-9rem))] sm:overflow-y-auto">
          <ol ref={rows} className="divide-y divide-line">
            {items.map((notification) => (
              <Entry
                key={notification.id}
                notification={notification}
                onMark={() => mark({ id: notification.id })}
                onLeave={onLeave}
              />
            ))}
          </ol>
          <div className="border-t border-line px-4 pb-6 empty:hidden">
            <MorePages list={list} rows={rows} />
          </div>
        </div>
      )}
    </>
  );
}

function EntriesSkeleton() {
  return (
    <SkeletonRows label="Loading your notifications…" rows={3} rowClass="px-4 py-3.5">
      <Skeleton className="h-4 w-36" />
      <Skeleton className="mt-2 h-4 w-64 max-w-full" />
      <Skeleton className="mt-2 h-3.5 w-20" />
    </SkeletonRows>
  );
}
