import { useUnreadMessages } from '#frontend/core/inbox/useInbox.ts';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';

/** How many messages are unread, beside the link to them. `compact` on the rail of icons. */
export default function UnreadBadge({ compact }: { compact: boolean }) {
  const unread = useUnreadMessages();
  if (unread === 0) return null;
  return (
    <span
      className={cx(
        'rounded-full bg-brand-soft px-2 text-fine font-medium text-brand tabular-nums',
        compact ? 'absolute -top-0.5 right-0 px-1.5' : 'ml-auto',
      )}
    >
      {unread > 99 ? '99+' : unread}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  );
}
