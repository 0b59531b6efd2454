import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { withQuery } from '#frontend/core/session/arrival.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { useWideScreen } from '#frontend/ui/hooks/useWideScreen.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import { ArrowLeftIcon } from '#frontend/ui/style/icons.ts';
import type { ContactMessage } from '#shared/features/contact.ts';
import type { useMessages } from '../api.ts';
import { useMessageFocus } from '../useMessageFocus.ts';
import { useOpenMessage } from '../useOpenMessage.ts';
import { MessageDetail } from './MessageDetail.tsx';
import { MessageMissing } from './MessageMissing.tsx';
import { MessageRow } from './MessageRow.tsx';
import { MessageSkeleton } from './MessagesSkeleton.tsx';

/** The address says which message is open. */
const OPEN = 'open';
const linkTo = (id: string) => withQuery(PATHS.adminMessages, { [OPEN]: id });

interface MessagePanesProps {
  list: ReturnType<typeof useMessages>;
  items: readonly ContactMessage[];
}

/** List and message side by side; on a narrow screen one of the two. */
export function MessagePanes({ list, items }: MessagePanesProps) {
  const named = useSearchParams()[0].get(OPEN) || null;
  const wide = useWideScreen();
  const { message, error, refetch } = useOpenMessage(items, named);
  // Never another message under the address of one.
  const shown = message ?? (wide && named === null ? items[0] : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const choose = useMessageFocus({ heading, rows, shown: shown?.id, named, wide, linkTo });

  let pane: ReactNode = null;
  if (shown) pane = <MessageDetail message={shown} headingRef={heading} />;
  else if (error) pane = <MessageMissing error={error} onRetry={refetch} />;
  else if (named) pane = <MessageSkeleton />;

  if (pane && !wide)
    return (
      <>
        <p className="-mt-2 pb-4 text-small">
          <TextLink to={PATHS.adminMessages} quiet>
            <span className="inline-flex min-h-6 items-center gap-1.5">
              <ArrowLeftIcon aria-hidden="true" className="size-4" /> All messages
            </span>
          </TextLink>
        </p>
        {pane}
      </>
    );
  return (
    <div
      className={cx(
        'grid grid-cols-1 items-start gap-x-8',
        wide && 'lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]',
      )}
    >
      <div>
        <ul
          ref={rows}
          aria-label="Messages"
          className="divide-y divide-line border-y border-line max-lg:-mx-4"
        >
          {items.map((one) => (
            <MessageRow
              key={one.id}
              message={one}
              selected={wide && one.id === shown?.id}
              replace={wide}
              to={linkTo(one.id)}
              onSelect={choose}
            />
          ))}
        </ul>
        <MorePages list={list} rows={rows} />
      </div>
      {pane && (
        <section
          // Another message begins at its top.
          key={shown?.id}
          aria-label="The chosen message"
          className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-line bg-raised p-8"
        >
          {pane}
        </section>
      )}
    </div>
  );
}
