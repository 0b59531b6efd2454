import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { notificationLink, notificationText } from '#shared/features/notifications/kinds.ts';
import type { Notification } from '#shared/features/notifications/routes.ts';

interface EntryProps {
  notification: Notification;
  onMark: () => void;
  onLeave: () => void;
}

/** One of the notifications: a link to what it is about, which also marks it as read, and a button that only does that. */
export function Entry({ notification: { at, read, event }, onMark, onLeave }: EntryProps) {
  const { heading, lead, title } = notificationText(event);
  const link = useRef<HTMLAnchorElement>(null);
  const follow = () => {
    if (!read) onMark();
    onLeave();
  };
  return (
    <li className="relative flex items-start gap-2 py-3.5 pr-3 pl-8 transition-colors hover:bg-neutral-soft">
      {!read && (
        <span aria-hidden="true" className="absolute top-[1.35rem] left-3.5 size-2 rounded-full bg-brand" />
      )}
      <div className="min-w-0 flex-1 text-small wrap-anywhere">
        <Link
          ref={link}
          to={notificationLink(event)}
          onClick={follow}
          className={cx(
            'rounded-tick after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand',
            !read && 'font-semibold',
          )}
        >
          {!read && <VisuallyHidden>Unread: </VisuallyHidden>}
          {heading}
        </Link>
        <p className="text-muted">
          {lead}{' '}
          {title && (
            <span className="text-text">
              <bdi>{title}</bdi>
            </span>
          )}
        </p>
        <p className="mt-0.5 text-fine text-muted">
          <Moment at={at} />
        </p>
      </div>
      {!read && (
        <button
          type="button"
          onClick={() => {
            // The button goes.
            link.current?.focus();
            onMark();
          }}
          title="Mark as read"
          aria-label={`Mark as read: ${heading}${title ? `, ${title}` : ''}`}
          className="relative z-10 -my-1 flex size-9 flex-none items-center justify-center rounded-control text-muted transition-colors hover:bg-raised hover:text-text"
        >
          <CheckIcon aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </li>
  );
}
