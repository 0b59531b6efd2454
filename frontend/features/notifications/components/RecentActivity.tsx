import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import type { StatusTone } from '#shared/core/workflow.ts';
import {
  notificationLink,
  notificationText,
  notificationTone,
} from '#shared/features/notifications/kinds.ts';
import type { Notification } from '#shared/features/notifications/routes.ts';
import { type UnreadReport, useNotifications, useUnreadReport } from '../api.ts';
import { updatesFor } from '../notificationWords.ts';

const SHOWN = 6;

const DOTS: Record<StatusTone, string> = {
  info: 'bg-info',
  warning: 'bg-warning',
  positive: 'bg-positive',
  danger: 'bg-danger',
  neutral: 'bg-line-strong',
};

/** The latest notifications, read or not. `report`: what the dashboard's poll says about unread ones. */
export default function RecentActivity({ report }: { report: UnreadReport | undefined }) {
  const { role } = useCurrentUser();
  useUnreadReport(report);
  const { data, isLoading } = useNotifications();
  const latest = data?.pages.flatMap(({ items }) => items).slice(0, SHOWN) ?? [];
  return (
    <Card title="Recent activity">
      {isLoading ? (
        <ActivitySkeleton />
      ) : latest.length > 0 ? (
        <ol className="flex flex-col">
          {latest.map((notification) => (
            <Line key={notification.id} notification={notification} />
          ))}
        </ol>
      ) : (
        <p className="text-small text-muted">
          {data ? `No activity yet. ${updatesFor(role)}.` : 'We couldn’t load your recent activity.'}
        </p>
      )}
    </Card>
  );
}

function Line({ notification: { at, event } }: { notification: Notification }) {
  const { lead, title } = notificationText(event);
  return (
    <li className="relative flex gap-3 pb-4 text-small last:pb-0">
      <span
        aria-hidden="true"
        className={cx('mt-[0.45rem] size-2 flex-none rounded-full', DOTS[notificationTone(event)])}
      />
      <div className="min-w-0 wrap-anywhere">
        <p>
          {lead}{' '}
          {title && (
            <TextLink quiet to={notificationLink(event)}>
              <bdi>{title}</bdi>
            </TextLink>
          )}
        </p>
        <p className="text-fine text-muted">
          <Moment at={at} />
        </p>
      </div>
    </li>
  );
}

function ActivitySkeleton() {
  return (
    <SkeletonRows
      label="Loading recent activity…"
      rows={4}
      className="flex flex-col gap-4 divide-y-0"
      rowClass="flex gap-3"
    >
      <Skeleton className="mt-1.5 size-2 rounded-full" />
      <div className="flex-1">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="mt-2 h-3.5 w-16" />
      </div>
    </SkeletonRows>
  );
}
