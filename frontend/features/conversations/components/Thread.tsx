import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useOpenConversation } from '#frontend/core/inbox/useInbox.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import type { Message } from '#shared/features/conversations/routes.ts';
import { mayChangeMessage } from '#shared/features/conversations/rules.ts';
import { loadEarlier, showMessage, useConversation, useMessages } from '../api.ts';
import { CLOSED, nameOf } from '../conversationWords.ts';
import { sendText, useUnsent } from '../outbox.ts';
import { useChoice, useFocusOnChoice } from '../useChoice.ts';
import { useFollowing, useMarkRead } from '../useReading.ts';
import { Composer } from './Composer.tsx';
import { MessageList } from './MessageList.tsx';
import { ReportBar } from './ReportBar.tsx';
import { RequestAnswer } from './RequestAnswer.tsx';
import { ThreadHeader } from './ThreadHeader.tsx';

const failed = (title: string, error: unknown) =>
  toast({
    title,
    description: errorMessage(error, UNREACHABLE),
    variant: 'destructive',
    reference: referenceOf(error),
  });

/** As high as the window leaves room. */
const heightClass = (wide: boolean) =>
  wide ? 'h-[calc(100dvh-19rem)] min-h-112' : 'h-[calc(100dvh-9rem)] min-h-80 max-md:-mx-4';

interface ThreadProps {
  id: string;
  /** It is beside the list. */
  wide: boolean;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The open conversation. */
export function Thread({ id, wide, headingRef }: ThreadProps) {
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  const { data: conversation, error, refetch, isFetching } = useConversation(id);
  const list = useMessages(id);
  const unsent = useUnsent(id);
  const [editing, setEditing] = useState<Message>();
  const report = useChoice();
  useOpenConversation();
  const latestFirst = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const messages = latestFirst.toReversed();
  const newest = latestFirst[0]?.number ?? 0;
  const { box, waiting, toEnd, onScroll } = useFollowing(
    Boolean(conversation && list.data),
    newest,
    unsent.length,
    messages[0]?.number ?? 0,
  );
  useMarkRead(id, newest, conversation?.unread ?? 0);
  useFocusOnChoice(box, report.choice !== undefined);

  const failure = error ?? list.error;
  if (failure && !isFetching && (!conversation || !list.data))
    return (
      <RetryNotice
        error={failure}
        heading="h2"
        title="We couldn’t load this conversation"
        onRetry={() => void Promise.all([refetch(), list.refetch()])}
      />
    );
  if (!conversation || !list.data) return <ThreadSkeleton />;

  const save = async (message: Message, text: string) => {
    setEditing(undefined);
    const params = { id, number: message.number };
    try {
      showMessage(client, id, await api.call('conversations.edit', { params, body: { text } }));
    } catch (problem) {
      failed('We couldn’t save your change', problem);
    }
  };
  const remove = async (message: Message) => {
    try {
      showMessage(
        client,
        id,
        await api.call('conversations.remove', { params: { id, number: message.number } }),
      );
    } catch (problem) {
      failed('We couldn’t delete this message', problem);
    }
  };
  const editLast = () => {
    // The last one has no number yet, by which it could be edited.
    if (unsent.length > 0) return;
    const last = latestFirst.find(({ by, deleted }) => by === userId && !deleted);
    if (last && mayChangeMessage(last, serverDate())) setEditing(last);
  };
  const asksMe = conversation.status === 'asked' && !conversation.begun;
  return (
    <div className={cx('flex flex-col', heightClass(wide))} data-fills>
      <ThreadHeader conversation={conversation} headingRef={headingRef} onReport={report.begin} />
      <section
        ref={box}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Thread"
        className="relative min-h-0 flex-1 overflow-y-auto px-4 py-4"
      >
        {list.hasNextPage && (
          <div className="flex justify-center pb-4">
            <Button size="small" pending={list.isFetchingNextPage} onClick={() => void loadEarlier(list)}>
              Show earlier messages
            </Button>
          </div>
        )}
        <MessageList
          conversationId={id}
          userId={userId}
          messages={messages}
          unsent={unsent}
          readByOther={list.data.pages[0]?.readByOther ?? null}
          choice={report.choice}
          other={nameOf(conversation.with)}
          onEdit={setEditing}
          onDelete={(message) => void remove(message)}
        />
        {waiting > 0 && (
          <div className="sticky bottom-0 flex justify-center">
            <Button size="small" onClick={toEnd}>
              Show {waiting} new
            </Button>
          </div>
        )}
      </section>
      {asksMe && !report.choice && <RequestAnswer conversation={conversation} />}
      {report.choice ? (
        <ReportBar
          conversation={conversation}
          chosen={messages.filter(({ number }) => report.choice?.has(number))}
          onEnd={report.end}
        />
      ) : conversation.closed ? (
        <p className="border-t border-line px-4 py-3 text-small text-muted max-md:pr-20">
          {CLOSED[conversation.closed]}
        </p>
      ) : (
        <Composer
          conversationId={id}
          editing={editing}
          onSend={(text) => sendText(client, id, text)}
          onSave={(message, text) => void save(message, text)}
          onCancel={() => setEditing(undefined)}
          onUp={editLast}
        />
      )}
    </div>
  );
}

function ThreadSkeleton() {
  return (
    <div role="status" className="flex h-[calc(100dvh-11rem)] min-h-96 animate-appear flex-col gap-3 p-4">
      <span className="sr-only">Loading the conversation…</span>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mt-8 h-12 w-3/5" />
      <Skeleton className="h-12 w-1/2 self-end" />
      <Skeleton className="h-20 w-3/5" />
    </div>
  );
}
