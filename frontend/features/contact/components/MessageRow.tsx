import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import type { ContactMessage } from '#shared/features/contact.ts';

interface MessageRowProps {
  message: ContactMessage;
  /** It stands in the pane. */
  selected: boolean;
  /** Choosing it is no step of the history: one way back leads out of the list. */
  replace: boolean;
  to: string;
  onSelect: (id: string) => void;
}

/** One message of the list: who, what about, when, and how it begins. */
export function MessageRow({ message, selected, replace, to, onSelect }: MessageRowProps) {
  const { id, firstName, lastName, subject, receivedAt } = message;
  const select = (event: MouseEvent) => {
    // A new tab is a page of its own.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onSelect(id);
  };
  return (
    <li
      className={cx(
        'relative px-4 py-3.5 transition-colors hover:bg-neutral-soft',
        selected && 'bg-brand-soft hover:bg-brand-soft',
      )}
    >
      <div className="flex items-baseline justify-between gap-3 text-small text-muted">
        <span className="truncate">
          {firstName} {lastName}
        </span>
        <span className="flex-none text-fine">
          <Moment at={receivedAt} />
        </span>
      </div>
      <h2 className="mt-0.5 text-body font-medium wrap-anywhere">
        <Link
          to={to}
          replace={replace}
          onClick={select}
          aria-current={selected || undefined}
          className="after:absolute after:inset-0"
        >
          {subject}
        </Link>
      </h2>
      <p className="mt-0.5 line-clamp-2 text-small wrap-anywhere text-muted">{message.message}</p>
    </li>
  );
}
