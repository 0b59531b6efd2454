import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { Agenda } from '#frontend/parts/calendar/Agenda.tsx';
import type { CalendarEntry } from '#frontend/parts/calendar/entry.ts';
import {
  addDays,
  dateIn,
  dateInWords,
  daysInWords,
  minuteIn,
  mondayOf,
  useTimeZone,
  zoneInWords,
} from '#frontend/parts/calendar/time.ts';
import { type Block, Week } from '#frontend/parts/calendar/Week.tsx';
import { useAvailability, useMeetings } from '#frontend/parts/meetings/api.ts';
import { MeetingCard, othersOf } from '#frontend/parts/meetings/MeetingCard.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { useMedia } from '#frontend/ui/hooks/useMedia.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { AvailabilityRecord } from '#shared/features/meetings/availability.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { CalendarSheets } from '../components/CalendarSheets.tsx';

const VIEWS = [
  { value: 'week', label: 'Week' },
  { value: 'day', label: 'Day' },
  { value: 'agenda', label: 'Agenda' },
];
const AGENDA_DAYS = 28;
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** What is blocked, where the hours are in the zone of the calendar. */
const blocksOf = (availability: AvailabilityRecord | undefined, zone: string): Block[] =>
  availability?.timeZone === zone
    ? availability.exceptions
        .filter(({ available }) => !available)
        .map(({ date, from = '00:00', to = '24:00' }) => ({ date, from: minutesOf(from), to: minutesOf(to) }))
    : [];

/** A meeting with a time as the calendar shows it. */
const entryOf = (meeting: ShownMeeting): CalendarEntry => ({
  id: meeting.id,
  title: meeting.topic,
  start: meeting.start ?? '',
  minutes: meeting.minutes,
  detail: othersOf(meeting),
  to: meetingPath(meeting.id),
  firm: meeting.status === 'confirmed',
});

/** `/dashboard/calendar`: the user's meetings by week, day or as a list, and what waits for an answer. */
export default function CalendarPage() {
  const zone = useTimeZone();
  const [params, setParams] = useSearchParams();
  const roomy = useMedia('(width >= 64rem)', true);
  const phone = useMedia('(width < 48rem)', false);
  const today = dateIn(serverNow(), zone);
  const date = /^\d{4}-\d{2}-\d{2}$/.test(params.get('date') ?? '') ? String(params.get('date')) : today;
  const asked = params.get('view') ?? 'week';
  const view = phone && asked === 'week' ? 'agenda' : asked;
  const [hour, setHour] = useState(() => Math.floor(minuteIn(serverNow(), zone) / 60));
  const days = view === 'agenda' ? AGENDA_DAYS : view === 'day' ? 1 : roomy ? 7 : 3;
  const from = view === 'week' && roomy ? mondayOf(date) : date;
  const change = (values: Record<string, string | undefined>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values))
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      return next;
    });
  const step = view === 'week' && roomy ? 7 : days;
  const go = (by: number) => change({ date: addDays(date, by) });
  useKeys({ t: () => change({ date: undefined }) });
  const { data, error, isFetching, refetch } = useMeetings(from, days);
  const { data: availability } = useAvailability();
  const shown = (data?.items ?? []).filter(
    ({ start }) =>
      start !== undefined && dateIn(start, zone) >= from && dateIn(start, zone) < addDays(from, days),
  );
  const waiting = (data?.items ?? []).filter(({ status }) => status === 'proposed');
  return (
    <div className="max-sm:pb-16">
      <PageHeader
        title="Calendar"
        description={`Your meetings, in ${zoneInWords(zone)}.`}
        pinned
        action={
          <>
            <Button disabled={!availability} onClick={() => change({ open: 'block' })}>
              Block time
            </Button>
            <ButtonLink to={PATHS.availability} variant="primary">
              {availability?.version === 0 ? 'Set availability' : 'Availability'}
            </ButtonLink>
          </>
        }
      />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SegmentedControl
          label="View"
          name="view"
          segments={phone ? VIEWS.slice(1) : VIEWS}
          value={view}
          onChange={(value) => change({ view: value })}
        />
        <div className="flex items-center gap-1">
          <Button variant="quiet" size="small" aria-label="Earlier" onClick={() => go(-step)}>
            <ChevronLeftIcon />
          </Button>
          <Button size="small" onClick={() => change({ date: undefined })}>
            Today
          </Button>
          <Button variant="quiet" size="small" aria-label="Later" onClick={() => go(step)}>
            <ChevronRightIcon />
          </Button>
        </div>
        <p className="text-small font-medium" aria-live="polite">
          {view === 'day'
            ? dateInWords(date)
            : view === 'agenda'
              ? `From ${dateInWords(from)}`
              : daysInWords(from, days)}
        </p>
      </div>
      {waiting.length > 0 && (
        <Card title="Waiting for an answer" className="mb-6">
          <ul className="-my-3 divide-y divide-line">
            {waiting.map((meeting) => (
              <li key={meeting.id}>
                <MeetingCard meeting={meeting} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {!data && error && (
        <RetryNotice
          error={error}
          title="We couldn’t load your calendar"
          heading="h2"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-[42rem] w-full rounded-card" />}
      {data && view !== 'agenda' && (
        <Week
          from={from}
          days={days}
          zone={zone}
          entries={shown.map(entryOf)}
          blocks={blocksOf(availability, zone)}
          cell={{ date, hour }}
          onCell={(cell) => {
            setHour(cell.hour);
            if (cell.date !== date) change({ date: cell.date });
          }}
          onChoose={(on, at) => change({ open: 'block', date: on, at: String(at) })}
        />
      )}
      {data && view === 'agenda' && shown.length > 0 && (
        <Agenda entries={shown} zone={zone}>
          {(meeting) => <MeetingCard meeting={meeting} />}
        </Agenda>
      )}
      {data && view === 'agenda' && shown.length === 0 && (
        <EmptyState
          heading="h2"
          icon={<ScheduleIcon />}
          title="No meetings in these four weeks"
          action={<ButtonLink to={PATHS.availability}>Set availability</ButtonLink>}
        >
          Interviews and sessions appear here once they are booked. Say when you can be met, so that others
          can book a time.
        </EmptyState>
      )}
      <CalendarSheets
        params={params}
        availability={availability}
        date={date}
        onClose={() =>
          change({ open: undefined, at: undefined, book: undefined, name: undefined, reason: undefined })
        }
      />
    </div>
  );
}
