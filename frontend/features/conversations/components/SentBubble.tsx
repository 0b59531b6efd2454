import { Menu } from '#frontend/ui/overlays/Menu.tsx';
import { MoreIcon } from '#frontend/ui/style/icons.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import type { Message } from '#shared/features/conversations/routes.ts';
import { mayChangeMessage } from '#shared/features/conversations/rules.ts';
import { timeOf } from '../conversationWords.ts';
import { Bubble, MessageText } from './Bubble.tsx';

const MORE =
  'flex size-7 flex-none items-center justify-center rounded-control text-muted opacity-0 transition-opacity hover:bg-neutral-soft focus-visible:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100';

interface SentBubbleProps {
  message: Message;
  own: boolean;
  /** It is the latest of the user's messages that the other one has read. */
  read: boolean;
  onEdit: (message: Message) => void;
  onDelete: (message: Message) => void;
}

/** A message that was sent. Its author can edit and delete it for a while. */
export function SentBubble({ message, own, read, onEdit, onDelete }: SentBubbleProps) {
  const { at, editedAt, deleted, text } = message;
  const changeable = own && !deleted && mayChangeMessage(message, serverDate());
  const time = <time dateTime={at}>{timeOf(at)}</time>;
  return (
    <Bubble
      own={own}
      below={
        <>
          {time}
          {editedAt && !deleted && ' · edited'}
          {read && ' · read'}
        </>
      }
      actions={
        changeable && (
          <Menu
            trigger={
              <>
                <MoreIcon aria-hidden="true" className="size-4" />
                <span className="sr-only">Message of {timeOf(at)}</span>
              </>
            }
            triggerClass={MORE}
            items={[
              { label: 'Edit', onSelect: () => onEdit(message) },
              { label: 'Delete', onSelect: () => onDelete(message) },
            ]}
          />
        )
      }
    >
      {deleted ? <p className="text-muted italic">Message deleted</p> : <MessageText text={text} />}
    </Bubble>
  );
}
