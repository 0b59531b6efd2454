import { type ReactNode, Suspense } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Agenda } from '#frontend/parts/calendar/Agenda.tsx';
import { addDays, dateIn, dateInWords, daysInWords } from '#frontend/parts/calendar/time.ts';
import { type Block, Week } from '#frontend/parts/calendar/Week.tsx';
import type { useMeetings } from '#frontend/parts/meetings/api.ts';
import type { DueMilestonesProps } from '#frontend/parts/startups/DueMilestones.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#frontend/ui/style/icons.ts';
import type { AvailabilityRecord } from '#shared/features/meetings/availability.ts';
import { type Listed, listedOf } from '../listed.tsx';
import type { CalendarRange } from '../useCalendarRange.ts';

const DueMilestones = lazyPart<DueMilestonesProps>(async () => ({
  default: (await import('#frontend/parts/startups/DueMilestones.tsx')).DueMilestones,
}));

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** What is blocked, where the hours are in the zone of the calendar. */
const blocksOf = (availability: AvailabilityRecord | undefined, zone: string): Block[] =>
  availability?.timeZone === zone
    ? availability.exceptions
        .filter(({ available }) => !available)
        .map(({ date, from = '00:00', to = '24:00' }) => ({ date, from: minutesOf(from), to: minutesOf(to) }))
    : [];

interface CalendarBodyProps {
  range: CalendarRange;
  /** The meetings of the days of the range. */
  meetings: ReturnType<typeof useMeetings>;
  availability: AvailabilityRecord | undefined;
  /** What it shows besides. */
  more?: readonly Listed[];
  /** What the list is called beside Week and Day. */
  list: string;
  /** The list without an entry. */
  none: ReactNode;
  /** Above a grid without an entry. */
  emptyGrid?: ReactNode;
}

/** The meetings, the events and more of some days, as a grid or as a list, and the way to others. */
export function CalendarBody({
  range,
  meetings,
  availability,
  more = [],
  list,
  none,
  emptyGrid,
}: CalendarBodyProps) {
  const { zone, view, date, hour, from, days, change } = range;
  const { data, error, isFetching, refetch } = meetings;
  const shown = listedOf({ meetings: data?.items ?? [], events: data?.events ?? [], more }).filter(
    ({ start }) => dateIn(start, zone) >= from && dateIn(start, zone) < addDays(from, days),
  );
  return (
    <>
      <Navigation range={range} list={list} />
      {data && data.milestones.length > 0 && (
        <Suspense>
          <DueMilestones milestones={data.milestones} from={from} until={addDays(from, days)} />
        </Suspense>
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
      {data && view !== 'agenda' && shown.length === 0 && emptyGrid}
      {data && view !== 'agenda' && (
        <Week
          from={from}
          days={days}
          zone={zone}
          entries={shown.map(({ entry }) => entry)}
          blocks={blocksOf(availability, zone)}
          cell={{ date, hour }}
          onCell={(cell) => {
            range.setHour(cell.hour);
            if (cell.date !== date) change({ date: cell.date });
          }}
          onChoose={(on, at) => change({ open: 'block', date: on, at: String(at) })}
        />
      )}
      {data && view === 'agenda' && shown.length > 0 && (
        <Agenda entries={shown} zone={zone}>
          {({ card }) => card}
        </Agenda>
      )}
      {data && view === 'agenda' && shown.length === 0 && none}
    </>
  );
}

function Navigation({ range, list }: Pick<CalendarBodyProps, 'range' | 'list'>) {
  const { view, date, from, days, phone, change, go } = range;
  const views = [
    { value: 'week', label: 'Week' },
    { value: 'day', label: 'Day' },
    { value: 'agenda', label: list },
  ];
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SegmentedControl
        label="View"
        name="view"
        segments={phone ? views.slice(1) : views}
        value={view}
        onChange={(value) => change({ view: value })}
      />
      <div className="flex items-center gap-1">
        <Button variant="quiet" size="small" aria-label="Earlier" onClick={() => go(-1)}>
          <ChevronLeftIcon />
        </Button>
        <Button size="small" onClick={() => change({ date: undefined })}>
          Today
        </Button>
        <Button variant="quiet" size="small" aria-label="Later" onClick={() => go(1)}>
          <ChevronRightIcon />
        </Button>
      </div>
      <p className="text-small font-medium" aria-live="polite">
        {view === 'day'
          ? dateInWords(date)
          : days > 7
            ? `From ${dateInWords(from)}`
            : daysInWords(from, days)}
      </p>
    </div>
  );
}
