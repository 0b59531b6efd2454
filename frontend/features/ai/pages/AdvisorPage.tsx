import { useState } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ArticleLink } from '#frontend/parts/library/ArticleLink.tsx';
import { LinkButton } from '#frontend/ui/actions/LinkButton.tsx';
import { usePaneRoom } from '#frontend/ui/hooks/usePaneRoom.ts';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import type { HistoryMessage } from '#shared/features/ai/schema.ts';
import { useHistory } from '../api.ts';
import { Conversation } from '../components/Conversation.tsx';
import { DeleteHistory } from '../components/DeleteHistory.tsx';
import { Earlier } from '../components/Earlier.tsx';
import { Evidence } from '../components/Evidence.tsx';
import { recordsOf } from '../records.ts';

/** What can be read before the first question. */
const TO_READ = {
  student: ['what-the-advisor-does', 'how-matches-work', 'prepare-for-an-interview'],
  mentor: ['what-the-advisor-does', 'first-mentoring-session', 'set-goals-with-a-mentee'],
} as const;

/** As high as the window leaves room; on a phone as wide, too. */
const BOX =
  'flex h-[calc(100dvh-13rem)] min-h-112 flex-col max-md:-mx-4 max-md:mt-3 max-md:h-[calc(100dvh-8.5rem)] max-md:rounded-none max-md:border-x-0 max-md:border-b-0';

/** `/dashboard/{student,mentor}/ai`: the conversation with the advisor, by day, and what the chosen answer rests on. */
export default function AdvisorPage() {
  const { role } = useCurrentUser();
  const history = useHistory(true);
  const [box, wide] = usePaneRoom();
  const [chosenId, choose] = useState<string>();
  const [sheet, setSheet] = useState(false);
  const latestFirst = history.data?.pages.flatMap(({ items }) => items) ?? [];
  const chosen = latestFirst.find(({ id }) => id === chosenId) ?? latestFirst.find(({ isUser }) => !isUser);
  return (
    <div ref={box} className="@container -mb-16 max-md:-mb-24">
      <PageHeader
        title="AI Career Assistant"
        compact
        description="Answers from your own records, with their sources. You confirm what changes."
      />
      {!history.data && history.error && !history.isFetching && (
        <RetryNotice
          error={history.error}
          heading="h2"
          title="We couldn’t load your conversation"
          onRetry={() => void history.refetch()}
        />
      )}
      {!history.data && (!history.error || history.isFetching) && <ConversationSkeleton />}
      {history.data && (
        <div className="grid grid-cols-1 items-start gap-x-6 @split:grid-cols-[minmax(0,40rem)_minmax(0,26rem)]">
          <div className={cx(BOX, 'overflow-hidden rounded-card border border-line bg-raised')}>
            {latestFirst.length > 0 && (
              <div className="flex justify-end border-b border-line px-2 py-1.5">
                <DeleteHistory />
              </div>
            )}
            <Conversation
              byDay
              messages={latestFirst.toReversed()}
              earlier={
                <Earlier
                  more={history.hasNextPage}
                  pending={history.isFetchingNextPage}
                  error={history.isFetchNextPageError ? history.error : null}
                  onLoad={() => void history.fetchNextPage()}
                />
              }
              evidence={(message) => (
                <EvidenceButton
                  message={message}
                  pressed={wide ? message === chosen : undefined}
                  onChoose={() => {
                    choose(message.id);
                    setSheet(!wide);
                  }}
                />
              )}
            />
          </div>
          {wide && (
            <section
              aria-label="What the chosen answer rests on"
              className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto"
            >
              {chosen ? (
                <Evidence message={chosen} />
              ) : (
                <div className="flex flex-col gap-3 text-small text-muted">
                  <p>The sources of each answer, and the records that it names, will appear here.</p>
                  <p>Until then, from the library:</p>
                  <ul className="flex flex-col gap-1">
                    {TO_READ[role === 'mentor' ? role : 'student'].map((id) => (
                      <li key={id}>
                        <ArticleLink id={id} />
                      </li>
                    ))}
                  </ul>
                </div>
              )}
            </section>
          )}
        </div>
      )}
      <Sheet side="bottom" title="Sources and records" open={sheet && !wide} onOpenChange={setSheet}>
        {chosen && <Evidence message={chosen} />}
      </Sheet>
    </div>
  );
}

interface EvidenceButtonProps {
  message: HistoryMessage;
  /** Its evidence is beside the conversation; undefined where that comes as a sheet. */
  pressed: boolean | undefined;
  onChoose: () => void;
}

/** Shows what an answer rests on. */
function EvidenceButton({ message, pressed, onChoose }: EvidenceButtonProps) {
  const count = message.sources.length + recordsOf(message).length;
  if (count === 0) return null;
  return (
    <p>
      <LinkButton aria-pressed={pressed} onClick={onChoose}>
        Sources and records ({count})
      </LinkButton>
    </p>
  );
}

function ConversationSkeleton() {
  return (
    <div role="status" className={cx(BOX, 'max-w-prose animate-appear gap-3 p-5')}>
      <span className="sr-only">Loading your conversation…</span>
      <Skeleton className="h-11 w-1/2 self-end" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="mt-4 h-11 w-2/5 self-end" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
}
