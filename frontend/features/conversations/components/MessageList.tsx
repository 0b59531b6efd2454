import { useQueryClient } from '@tanstack/react-query';
import { Fragment } from 'react';
import { LinkButton } from '#frontend/ui/actions/LinkButton.tsx';
import { fullDay } from '#frontend/ui/data/fullDay.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import type { Message } from '#shared/features/conversations/routes.ts';
import { dayKey, timeOf } from '../conversationWords.ts';
import { discardUnsent, failureOf, sendAgain, type Unsent } from '../outbox.ts';
import type { Choice } from '../useChoice.ts';
import { Bubble, MessageText } from './Bubble.tsx';
import { ChoiceBubble } from './ChoiceBubble.tsx';
import { SentBubble } from './SentBubble.tsx';

interface MessageListProps {
  conversationId: string;
  userId: string;
  /** The first first. */
  messages: readonly Message[];
  unsent: readonly Unsent[];
  readByOther: number | null;
  /** The messages are being chosen for a report. */
  choice: Choice | undefined;
  /** The name of the other user. */
  other: string;
  onEdit: (message: Message) => void;
  onDelete: (message: Message) => void;
}

/** The messages of a conversation by day, and those that were not sent yet. */
export function MessageList(props: MessageListProps) {
  const { conversationId, userId, messages, unsent, readByOther, choice, other, onEdit, onDelete } = props;
  const lastRead = messages.findLast(({ by, number }) => by === userId && number <= (readByOther ?? 0));
  return (
    <ol aria-label="Messages" className="flex flex-col gap-2">
      {messages.map((message, index) => (
        <Fragment key={message.clientId}>
          {dayKey(messages[index - 1]?.at ?? '') !== dayKey(message.at) && <Day at={message.at} />}
          {choice ? (
            <ChoiceBubble
              message={message}
              own={message.by === userId}
              author={message.by === userId ? 'You' : other}
              checked={choice.has(message.number)}
              disabled={choice.full && !choice.has(message.number)}
              onChange={() => choice.toggle(message.number)}
            />
          ) : (
            <SentBubble
              message={message}
              own={message.by === userId}
              read={message === lastRead}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          )}
        </Fragment>
      ))}
      {unsent.map((one) => (
        <UnsentBubble key={one.clientId} conversationId={conversationId} unsent={one} />
      ))}
    </ol>
  );
}

function Day({ at }: { at: string }) {
  return (
    <li className="flex items-center gap-3 py-2 text-fine text-muted">
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
      {dayKey(at) === serverDate().toDateString() ? 'Today' : fullDay(new Date(at))}
      <span aria-hidden="true" className="h-px flex-1 bg-line" />
    </li>
  );
}

/** A message that is on its way, or was not sent. */
function UnsentBubble({ conversationId, unsent }: { conversationId: string; unsent: Unsent }) {
  const client = useQueryClient();
  const failed = failureOf(unsent);
  return (
    <Bubble
      own
      failed={failed !== undefined}
      below={
        failed === undefined ? (
          `${timeOf(unsent.at)} · sending…`
        ) : (
          <span role="alert" className="flex flex-wrap justify-end gap-x-2 text-danger">
            Not sent. {failed}
            <LinkButton onClick={() => sendAgain(client, conversationId, unsent)}>Try again</LinkButton>
            <LinkButton onClick={() => discardUnsent(conversationId, unsent)}>Discard</LinkButton>
          </span>
        )
      }
    >
      <MessageText text={unsent.text} />
    </Bubble>
  );
}
