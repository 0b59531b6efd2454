import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { PaneList } from '#frontend/core/lists/PaneList.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { MailIcon } from '#frontend/ui/style/icons.ts';
import { useMessages } from '../api.ts';
import { MessageRow } from '../components/MessageRow.tsx';
import { MessageView } from '../components/MessageView.tsx';
import { Promises } from '../components/Promises.tsx';

/** `/dashboard/admin/messages`: the messages of the contact form, with a pane for the open one. */
export default function ContactMessagesPage() {
  const list = useMessages();
  return (
    <>
      <PageHeader
        title="Contact messages"
        description="Messages sent through the contact form, newest first. They are deleted after a year."
      />
      <ListStates
        list={list}
        skeleton={<MessagesSkeleton />}
        failed={{ title: 'We couldn’t load the messages' }}
        empty={<NoMessages />}
      >
        {() => <Messages list={list} />}
      </ListStates>
    </>
  );
}

function Messages({ list }: { list: ReturnType<typeof useMessages> }) {
  const items = itemsOf(list);
  const open = useOpenItem(items[0]?.id);
  const { shownId } = open;
  // On a narrow screen the open message is in place of everything else.
  const alone = open.named !== null && !open.wide;
  return (
    <>
      {!alone && (
        <div className="mb-6">
          <Promises />
        </div>
      )}
      <ListWithDetail
        open={open}
        label="Selected message"
        back="All messages"
        list={
          <PaneList
            label="Messages"
            list={list}
            open={open}
            row={(message) => <MessageRow message={message} open={open} />}
          />
        }
        detail={
          shownId ? (
            <MessageView
              key={shownId}
              id={shownId}
              listed={items.find(({ id }) => id === shownId)}
              headingRef={open.headingRef}
            />
          ) : null
        }
      />
    </>
  );
}

function MessagesSkeleton() {
  return (
    <SkeletonRows
      label="Loading messages…"
      className="border-y border-line max-lg:-mx-4 lg:max-w-104"
      rowClass="flex flex-col gap-2 px-4 py-4"
    >
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-4 w-full" />
    </SkeletonRows>
  );
}

function NoMessages() {
  return (
    <EmptyState icon={<MailIcon />} heading="h2" title="No messages yet">
      Messages sent through the <TextLink to={PATHS.contact}>contact form</TextLink> will appear here, so you
      can reply to them.
    </EmptyState>
  );
}
