import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { DownloadIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { WholeEvent } from '#shared/features/events/schema.ts';
import { saveGuests } from '../guestFile.ts';
import { isDoorOpen } from '../words.ts';
import { GuestRow } from './GuestRow.tsx';
import { WalkIn } from './WalkIn.tsx';

const loadMessage = () => import('./MessageGuestsSheet.tsx');

/** The guests for the hosts: the code at the door, who is there, who waits, and what can be done with all of them. */
export function Guests({ event }: { event: WholeEvent }) {
  const { id, code, status, going, waiting, messagesLeft, title } = event;
  const rows = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState(false);
  const [saving, setSaving] = useState(false);
  const MessageGuestsSheet = useChunk(loadMessage, writing, () => setWriting(false));
  const list = useInfiniteQuery({ ...api.pages('events.guests', { params: { id } }), staleTime: 0 });
  const door = isDoorOpen(event, serverNow());
  const save = () => {
    setSaving(true);
    void saveGuests(id, title)
      .catch(toastFailure)
      .finally(() => setSaving(false));
  };
  return (
    <Card
      title="Guests"
      description="Only the hosts see this list."
      actions={
        <>
          <Button size="small" variant="quiet" icon={<DownloadIcon />} pending={saving} onClick={save}>
            CSV<span className="sr-only"> of the guests</span>
          </Button>
          {status === 'published' && (
            <Button
              size="small"
              disabled={messagesLeft === 0 || going + waiting === 0}
              onClick={() => setWriting(true)}
            >
              Message guests
            </Button>
          )}
        </>
      }
    >
      {code !== null && status === 'published' && <DoorCode code={code} open={door} />}
      <ListStates
        list={list}
        skeleton={
          <SkeletonRows label="Loading the guests…" className="divide-y divide-line" rowClass="py-3">
            <Skeleton className="h-5 w-56 max-w-full" />
          </SkeletonRows>
        }
        failed={{ fallback: 'We couldn’t load the guests.' }}
        empty={<p className="text-small text-muted">Nobody has taken a place yet.</p>}
      >
        {(items) => (
          <div ref={rows} className="flex flex-col gap-4">
            <ul aria-label="Guests" className="divide-y divide-line">
              {items.map((guest) => (
                <GuestRow key={guest.user.id} id={id} guest={guest} door={door} />
              ))}
            </ul>
            <MorePages list={list} rows={rows} />
          </div>
        )}
      </ListStates>
      {door && <WalkIn id={id} />}
      {MessageGuestsSheet && writing && (
        <MessageGuestsSheet event={event} onClose={() => setWriting(false)} />
      )}
    </Card>
  );
}

/** Shown in the room, from an hour before the beginning. */
function DoorCode({ code, open }: { code: string; open: boolean }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-3">
      <span className="text-small">Code at the door</span>
      <span className="text-title font-semibold tracking-widest tabular-nums">{code}</span>
      <span className="text-small text-muted">
        {open ? 'Guests type it to check in.' : 'It works from an hour before the beginning.'}
      </span>
    </p>
  );
}
