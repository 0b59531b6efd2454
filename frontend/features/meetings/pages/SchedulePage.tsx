import { Suspense } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { dateIn, momentIn, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { useAvailability, useMeetings, useMeetingsAroundToday } from '#frontend/parts/meetings/api.ts';
import { ListingNotices } from '#frontend/parts/mentors/ListingNotices.tsx';
import { useMentorScreens } from '#frontend/parts/mentors/ownMentor.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { isOver } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { AvailableSlots } from '../components/AvailableSlots.tsx';
import { CalendarBody } from '../components/CalendarBody.tsx';
import { CalendarSheets } from '../components/CalendarSheets.tsx';
import { UpcomingSessions } from '../components/UpcomingSessions.tsx';
import { type CalendarRange, useCalendarRange } from '../useCalendarRange.ts';

const BookForMentee = lazyPart(async () => ({
  default: (await import('../components/BookForMentee.tsx')).BookForMentee,
}));

const WEEK_DAYS = 7;

/** `/dashboard/mentor/schedule`, and the same for alumni: sessions, free times to book for mentees, and the whole week. */
export default function SchedulePage() {
  const range = useCalendarRange(WEEK_DAYS);
  const { zone, from, days, date, params, change } = range;
  const { mentees, settings } = useMentorScreens();
  const { data: availability } = useAvailability();
  const ofWeek = useMeetings(from, days);
  const around = useMeetingsAroundToday();
  const booked = params.get('slot');
  const next = nextOf(around.data?.items ?? [], serverNow());
  return (
    <div className="max-sm:pb-16">
      <PageHeader
        title="Session Schedule"
        description={`Your sessions, and the times that mentees can book, in ${zoneInWords(zone)}.`}
        above={<Breadcrumb trail={[{ label: 'Mentees', to: mentees }]} current="Session Schedule" />}
        pinned
        action={
          <>
            <ButtonLink to={settings}>Mentor settings</ButtonLink>
            <Button variant="primary" disabled={!availability} onClick={() => change({ open: 'block' })}>
              Block Time Slot
            </Button>
          </>
        }
      />
      <ListingNotices />
      <div className="mb-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {around.data && <UpcomingSessions meetings={around.data.items} />}
          {!around.data && around.error && (
            <RetryNotice
              error={around.error}
              fallback="We couldn’t load your sessions."
              pending={around.isFetching}
              onRetry={() => void around.refetch()}
            />
          )}
          {!around.data && !around.error && <Skeleton className="h-72 w-full rounded-card" />}
        </div>
        <AvailableSlots availability={availability} onBook={(start) => change({ slot: start })} />
      </div>
      <h2 className="mb-4 text-title font-semibold">Your week</h2>
      <CalendarBody
        range={range}
        meetings={ofWeek}
        availability={availability}
        list="List"
        none={
          <EmptyState
            heading="h3"
            icon={<ScheduleIcon />}
            title="No sessions this week"
            action={next && <ShowNext start={next} range={range} />}
          >
            {next ? nextInWords(next, zone) : 'Sessions appear here once they are booked.'}
          </EmptyState>
        }
        emptyGrid={
          next && (
            <div className="mb-4 flex flex-wrap items-center gap-3 text-small text-muted">
              <p>No sessions in these days. {nextInWords(next, zone)}</p>
              <ShowNext start={next} range={range} />
            </div>
          )
        }
      />
      <CalendarSheets
        params={params}
        availability={availability}
        date={date}
        onClose={() => change({ open: undefined, at: undefined })}
      />
      <Suspense>
        {booked !== null && !Number.isNaN(Date.parse(booked)) && availability && (
          <BookForMentee
            key={booked}
            start={booked}
            minutes={availability.slotMinutes}
            onClose={() => change({ slot: undefined })}
          />
        )}
      </Suspense>
    </div>
  );
}

/** When the next booked session begins; undefined for none. */
const nextOf = (meetings: readonly ShownMeeting[], now: number): string | undefined =>
  meetings.find((one) => one.status === 'confirmed' && !isOver(one, now))?.start;

const nextInWords = (start: string, zone: string): string => `Your next one is ${momentIn(start, zone)}.`;

function ShowNext({ start, range }: { start: string; range: CalendarRange }) {
  return (
    <Button size="small" onClick={() => range.change({ date: dateIn(start, range.zone) })}>
      Show next session
    </Button>
  );
}
