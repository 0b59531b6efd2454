import { useSearchParams } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import { useTimeZone } from '#frontend/parts/calendar/time.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { GuestStatus } from '#shared/features/events/rules.ts';
import type { WholeEvent } from '#shared/features/events/schema.ts';
import { useEventChanged, useRefreshEvents } from '../api.ts';
import { chanceInWords, isFull, mineInWords, placesInWords, takesCodes, takesGuests } from '../words.ts';
import { CheckIn } from './CheckIn.tsx';
import { ShownSwitch } from './ShownSwitch.tsx';

/** How many places there are, what the user has, and what they can do about it. */
export function Attendance({ event }: { event: WholeEvent }) {
  const { mine, status, hosting, attended, capacity, going } = event;
  const zone = useTimeZone();
  const now = serverNow();
  const open = takesGuests(event, now);
  const held = mine !== null && mine.status !== 'left';
  if (status === 'draft' || status === 'cancelled') return null;
  return (
    <Card title={open ? placesInWords(event) : 'Attendance'}>
      <p className="text-small text-muted tabular-nums">
        {attended === null
          ? `${going.toLocaleString('en')} of ${capacity.toLocaleString('en')} ${capacity === 1 ? 'place' : 'places'} taken`
          : `${attended.toLocaleString('en')} of ${going.toLocaleString('en')} guests came`}
      </p>
      {held && <p className="mt-3 text-lead font-semibold">{mineInWords(mine, zone)}</p>}
      {mine?.status === 'waiting' && (
        <p className="mt-1 text-small text-muted">
          {`${chanceInWords(mine)} You get the place at once when one becomes free until 24 hours before the beginning; after that it is offered to you for two hours.`}
        </p>
      )}
      {open && !hosting && <PlaceButtons event={event} />}
      {held && mine.status !== 'attended' && takesCodes(event, now) && <CheckIn id={event.id} />}
      {status === 'held' && mine?.status === 'attended' && <ShownSwitch event={event} />}
    </Card>
  );
}

/** What giving up is called for those who have no place yet. */
const LEAVE: Partial<Record<GuestStatus, string>> = {
  waiting: 'Leave the waiting list',
  offered: 'Decline',
};

function PlaceButtons({ event }: { event: WholeEvent }) {
  const { id, mine, waiting } = event;
  const changed = useEventChanged();
  const refresh = useRefreshEvents();
  const params = { id };
  const rsvp = useAction(
    async () => changed(await api.call('events.rsvp', { params, body: {} })),
    'Your answer is saved',
    refresh,
  );
  const leave = useAction(
    async () => changed(await api.call('events.leave', { params, body: {} })),
    'Your answer is saved',
    refresh,
  );
  const held = mine !== null && mine.status !== 'left';
  // The reminders' link to give up the place leads here.
  const asked = useSearchParams()[0].get('leave') === '1';
  if (asked && mine?.status === 'going')
    return (
      <div className="mt-4">
        <Notice
          tone="warning"
          icon={<AlertIcon aria-hidden="true" />}
          title="Can’t you come?"
          action={
            <Button variant="primary" size="small" pending={leave.isPending} onClick={() => leave.mutate()}>
              Give up the place
            </Button>
          }
        >
          {waiting === 0
            ? 'Your place is then free for others.'
            : 'Your place goes to the next on the waiting list.'}
        </Notice>
      </div>
    );
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {!held && (
        <Button variant="primary" pending={rsvp.isPending} onClick={() => rsvp.mutate()}>
          {isFull(event) ? 'Join the waiting list' : 'Take a place'}
        </Button>
      )}
      {mine?.status === 'offered' && (
        <Button variant="primary" pending={rsvp.isPending} onClick={() => rsvp.mutate()}>
          Take the place
        </Button>
      )}
      {held && (
        <Button variant="secondary" pending={leave.isPending} onClick={() => leave.mutate()}>
          {LEAVE[mine.status] ?? 'Give up the place'}
        </Button>
      )}
    </div>
  );
}
