import { useRef } from 'react';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { BellIcon } from '#frontend/ui/style/icons.ts';
import { useMark, useNotifications, useOpenList } from '../api.ts';
import { unreadIn } from '../pages.ts';
import { Entry } from './Entry.tsx';

interface NotificationsPanelProps {
  /** Where it does not stand above the panel already. */
  heading?: string;
  /** Somebody follows a link of it. */
  onLeave: () => void;
}

/** What happened to me, the latest first; asked for anew whenever it is opened. */
export default function NotificationsPanel({ heading, onLeave }: NotificationsPanelProps) {
  const list = useNotifications();
  const { data, error, isFetching, refetch } = list;
  const mark = useMark();
  const title = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  useOpenList();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const [latest] = items;
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-line max-sm:-mx-3 max-sm:-mt-2 max-sm:pb-1 sm:min-h-14 sm:border-b sm:px-4">
        {heading && (
          <h2 ref={title} tabIndex={-1} className="text-lead font-semibold">
            {heading}
          </h2>
        )}
        {latest && unreadIn(data) > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              // The button goes. In a sheet, whose heading is not ours, the focus then falls to the sheet.
              title.current?.focus();
              mark({ upTo: latest.id });
            }}
          >
            Mark all as read
          </Button>
        )}
      </div>
      {!data && !error && <EntriesSkeleton />}
      {!data && error && (
        <div role="alert" className="flex flex-col items-start gap-3 p-4 text-small">
          <Problem error={error} fallback="We could not load your notifications." />
          <Button size="small" pending={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && items.length === 0 && (
        <EmptyState icon={<BellIcon />} title="No news yet" heading="h3">
          What concerns you, such as an answer to an application, will be told here and stays for half a year.
        </EmptyState>
      )}
      {items.length > 0 && (
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

const ROWS = ['a', 'b', 'c'];

function EntriesSkeleton() {
  return (
    <div role="status" aria-label="Loading your notifications…" className="divide-y divide-line">
      {ROWS.map((row) => (
        <div key={row} className="px-4 py-3.5">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="mt-2 h-4 w-64 max-w-full" />
          <Skeleton className="mt-2 h-3.5 w-20" />
        </div>
      ))}
    </div>
  );
}
