import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import type { Conversation } from '#shared/features/conversations/routes.ts';
import { aboutText, nameOf } from '../conversationWords.ts';

/** One conversation of the list: who, for which reason, and the latest message. */
export function ConversationRow({ conversation, open }: { conversation: Conversation; open: OpenItem }) {
  const { id, with: other, lastAt, unread, status, preview, previewOwn } = conversation;
  const selected = open.wide && id === open.shownId;
  return (
    <li
      className={cx(
        'relative flex gap-3 px-4 py-3 transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <Avatar {...other} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className={cx('truncate text-body', unread > 0 ? 'font-semibold' : 'font-medium')}>
            <ItemLink open={open} id={id}>
              <bdi>{nameOf(other)}</bdi>
            </ItemLink>
          </h2>
          <span className="flex-none text-fine text-muted">
            <Moment at={lastAt} />
          </span>
        </div>
        <p className="truncate text-small text-muted">
          <bdi>{aboutText(conversation)}</bdi>
        </p>
        <div className="flex items-center gap-2">
          <p className={cx('min-w-0 flex-1 truncate text-small', unread > 0 ? 'text-text' : 'text-muted')}>
            {previewOwn && preview !== '' && 'You: '}
            <bdi>{preview || (conversation.blocked ? 'Blocked' : 'Message deleted')}</bdi>
          </p>
          {status === 'asked' && <Badge tone="info">Request</Badge>}
          {unread > 0 && (
            <span className="flex items-center gap-1.5 text-fine font-semibold text-brand tabular-nums">
              <span aria-hidden="true" className="size-2 rounded-full bg-brand" />
              {unread}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
