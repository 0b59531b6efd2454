import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { AlertIcon, MailIcon } from '#frontend/ui/style/icons.ts';
import { useMessages } from '../api.ts';
import { MessagePanes } from '../components/MessagePanes.tsx';
import { MessagesSkeleton } from '../components/MessagesSkeleton.tsx';

type List = ReturnType<typeof useMessages>;

/** `/dashboard/admin/messages`: what people wrote through the contact form, with a pane for the one that is read. */
export default function MessagesPage() {
  const list = useMessages();
  return (
    <>
      <PageHeader
        title="Messages"
        description="What people wrote through the contact form, the latest first. Each is kept for a year."
      />
      <Inbox list={list} />
    </>
  );
}

function Inbox({ list }: { list: List }) {
  if (list.data) {
    const items = list.data.pages.flatMap((page) => page.items);
    return items.length > 0 ? <MessagePanes list={list} items={items} /> : <NoMessages />;
  }
  if (list.isFetching) return <MessagesSkeleton />;
  return (
    <div role="alert">
      <EmptyState
        icon={<AlertIcon />}
        title="We could not load the messages"
        action={<Button onClick={() => list.refetch()}>Try again</Button>}
      >
        <Problem error={list.error} fallback={UNREACHABLE} />
      </EmptyState>
    </div>
  );
}

function NoMessages() {
  return (
    <EmptyState icon={<MailIcon />} title="Nobody has written yet">
      Messages of the <TextLink to={PATHS.contact}>contact form</TextLink> arrive here, with a way to answer
      them.
    </EmptyState>
  );
}
