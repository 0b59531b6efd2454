import { useSearchParams } from 'react-router-dom';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { PaneList } from '#frontend/core/lists/PaneList.tsx';
import { SearchField } from '#frontend/core/lists/SearchField.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { MessagesIcon } from '#frontend/ui/style/icons.ts';
import { beginningOf } from '#shared/core/characters.ts';
import { useConversations } from '../api.ts';
import { ConversationRow } from '../components/ConversationRow.tsx';
import { Thread } from '../components/Thread.tsx';

const SEARCH_MAX = 80;

const KEYS = [
  ['Ctrl+Enter', 'Send the message'],
  ['Up', 'Edit your last message'],
] as const;

/** `/dashboard/messages`: the conversations of a user, with the open one beside them. */
export default function MessagesPage() {
  const [params, setParams] = useSearchParams();
  const q = beginningOf(params.get('q') ?? '', SEARCH_MAX);
  const list = useConversations(q);
  const search = (text: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('q');
        if (text !== '') next.set('q', text);
        return next;
      },
      { replace: true },
    );
  const items = itemsOf(list);
  const open = useOpenItem(items[0]?.id);
  const { shownId } = open;
  const left = list.data?.pages[0]?.requestsLeft ?? null;
  // On a phone an open conversation has the screen to itself.
  const alone = !open.wide && open.named !== null;
  return (
    <>
      <div className={alone ? 'sr-only' : undefined}>
        <PageHeader
          title="Messages"
          description={
            left === null
              ? 'Conversations with people you have a reason to talk to.'
              : `You can send ${left} more ${left === 1 ? 'request' : 'requests'} this week.`
          }
        />
      </div>
      {!alone && (
        <SearchField
          className="max-w-104 pb-4"
          label="Search conversations"
          placeholder="Search by name or posting"
          maxLength={SEARCH_MAX}
          value={q}
          onSearch={search}
        />
      )}
      <ListWithDetail
        open={open}
        label="Open conversation"
        back="All messages"
        keys={KEYS}
        list={
          <ListStates
            list={list}
            skeleton={<ListSkeleton />}
            failed={{ title: 'We couldn’t load your messages' }}
            empty={q === '' ? <NoMessages /> : <NoMatch onClear={() => search('')} />}
          >
            {() => (
              <PaneList
                label="Conversations"
                list={list}
                open={open}
                row={(conversation) => <ConversationRow conversation={conversation} open={open} />}
              />
            )}
          </ListStates>
        }
        detail={
          shownId ? <Thread key={shownId} id={shownId} wide={open.wide} headingRef={open.headingRef} /> : null
        }
      />
    </>
  );
}

function ListSkeleton() {
  return (
    <SkeletonRows
      label="Loading messages…"
      className="border-y border-line max-lg:-mx-4 lg:max-w-104"
      rowClass="flex gap-3 px-4 py-3"
    >
      <Skeleton className="size-10 rounded-full" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-40 max-w-full" />
        <Skeleton className="h-4 w-56 max-w-full" />
      </div>
    </SkeletonRows>
  );
}

function NoMessages() {
  return (
    <EmptyState icon={<MessagesIcon />} heading="h2" title="No messages yet">
      Conversations begin with a reason, such as an application, or with a request from a person’s profile.
      They will appear here.
    </EmptyState>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<MessagesIcon />}
      heading="h2"
      title="No conversation matches"
      action={<Button onClick={onClear}>Clear search</Button>}
    >
      Search for a name, a posting or a company.
    </EmptyState>
  );
}
