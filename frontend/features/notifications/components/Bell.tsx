import { useState } from 'react';
import { useWatchedInbox } from '#frontend/core/inbox/useInbox.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { usePhone } from '#frontend/ui/hooks/usePhone.ts';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { Popover } from '#frontend/ui/overlays/Popover.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { BellIcon } from '#frontend/ui/style/icons.ts';
import { UNREAD_COUNTED } from '#shared/features/notifications/rules.ts';
import { useFreshNotifications } from '../api.ts';
import { unreadCount } from '../notificationPages.ts';

const loadList = () => import('./NotificationsPanel.tsx');

const BUTTON =
  'relative flex size-10 items-center justify-center rounded-control text-muted transition-colors hover:bg-neutral-soft hover:text-text aria-expanded:bg-neutral-soft aria-expanded:text-text';

const LABEL = 'Notifications';

interface BellProps {
  /** Keeps itself up to date, as a screen does that stays open all day. */
  live?: boolean;
}

/** The bell of a signed-in user, with a dot while something is unread. The list is loaded on press. */
export default function Bell({ live = false }: BellProps) {
  const { data } = useFreshNotifications();
  useWatchedInbox(live);
  const phone = usePhone();
  const unread = unreadCount(data);
  const trigger = (
    <>
      <BellIcon aria-hidden="true" className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-surface bg-danger"
        />
      )}
      <VisuallyHidden>{nameFor(unread)}</VisuallyHidden>
    </>
  );
  if (phone) return <BellWithSheet trigger={trigger} />;
  return (
    <Popover trigger={trigger} triggerClass={BUTTON} label={LABEL} panelClass="flex w-100 flex-col">
      {(close) => <List heading={LABEL} onLeave={close} />}
    </Popover>
  );
}

function BellWithSheet({ trigger }: { trigger: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={BUTTON} onClick={() => setOpen(true)}>
        {trigger}
      </button>
      <Sheet side="bottom" title={LABEL} open={open} onOpenChange={setOpen}>
        <List onLeave={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

/** The list, and its place while its code is on its way. Without the code it closes, and the next press tries again. */
function List(props: { heading?: string; onLeave: () => void }) {
  const Panel = useChunk(loadList, true, props.onLeave);
  return Panel ? <Panel {...props} /> : <Skeleton className="m-4 h-20" />;
}

const nameFor = (unread: number): string => {
  if (unread === 0) return LABEL;
  return unread < UNREAD_COUNTED ? `${LABEL}, ${unread} unread` : `${LABEL}, more than ${unread - 1} unread`;
};
