import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { UNREACHABLE } from '#frontend/app/api/ApiError.ts';
import { Problem } from '#frontend/app/api/Problem.tsx';
import { MorePages } from '#frontend/app/lists/MorePages.tsx';
import { PATHS } from '#frontend/app/paths.ts';
import { withQuery } from '#frontend/app/session/arrival.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { cx } from '#frontend/ui/cx.ts';
import { EmptyState } from '#frontend/ui/EmptyState.tsx';
import { AlertIcon, ArrowLeftIcon, MailIcon } from '#frontend/ui/icons.ts';
import { PageHeader } from '#frontend/ui/PageHeader.tsx';
import { TextLink } from '#frontend/ui/TextLink.tsx';
import { useWideScreen } from '#frontend/ui/useWideScreen.ts';
import type { ContactMessage } from '#shared/features/contact.ts';
import { useMessages } from '../api.ts';
import { MessageDetail } from '../components/MessageDetail.tsx';
import { MessageRow } from '../components/MessageRow.tsx';
import { MessagesSkeleton } from '../components/MessagesSkeleton.tsx';

/** The address says which message is open. */
const OPEN = 'open';
const linkTo = (id: string) => withQuery(PATHS.adminMessages, { [OPEN]: id });

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
    return items.length > 0 ? <Panes list={list} items={items} /> : <NoMessages />;
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

/** List and message side by side; on a narrow screen one of the two. */
function Panes({ list, items }: { list: List; items: readonly ContactMessage[] }) {
  const [search] = useSearchParams();
  const wide = useWideScreen();
  const asked = items.find(({ id }) => id === search.get(OPEN));
  const open = asked ?? (wide ? items[0] : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const choose = useFocusOn(heading, open?.id);

  if (open && !wide)
    return (
      <>
        <p className="-mt-2 pb-4 text-small">
          <TextLink to={PATHS.adminMessages} quiet>
            <span className="inline-flex min-h-6 items-center gap-1.5">
              <ArrowLeftIcon aria-hidden="true" className="size-4" /> All messages
            </span>
          </TextLink>
        </p>
        <MessageDetail message={open} headingRef={heading} />
      </>
    );
  return (
    <div className={cx('grid items-start gap-x-8', wide && 'lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]')}>
      <div>
        <ul
          ref={rows}
          aria-label="Messages"
          className="divide-y divide-line border-y border-line max-lg:-mx-4"
        >
          {items.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              selected={wide && message.id === open?.id}
              replace={wide}
              to={linkTo(message.id)}
              onSelect={choose}
            />
          ))}
        </ul>
        <MorePages list={list} rows={rows} />
      </div>
      {open && (
        <section
          aria-label="The chosen message"
          className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-line bg-raised p-8"
        >
          <MessageDetail key={open.id} message={open} headingRef={heading} />
        </section>
      )}
    </div>
  );
}

/** Whoever chose a message is led to it once it stands there; returns what to call at the choice. */
const useFocusOn = (heading: RefObject<HTMLHeadingElement | null>, shown: string | undefined) => {
  const chosen = useRef(false);
  useEffect(() => {
    if (!chosen.current || shown === undefined) return;
    chosen.current = false;
    heading.current?.focus({ preventScroll: true });
  }, [shown, heading]);
  return () => {
    chosen.current = true;
  };
};
