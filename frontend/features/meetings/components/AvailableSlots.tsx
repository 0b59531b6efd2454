import { useState } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import {
  addDays,
  clockIn,
  dateIn,
  dateInWords,
  daysInWords,
  useTimeZone,
} from '#frontend/parts/calendar/time.ts';
import { useSlots } from '#frontend/parts/meetings/api.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { AvailabilityRecord } from '#shared/features/meetings/availability.ts';

const DAYS = 7;
/** How many times of a day are shown at first. */
const SHOWN = 5;

interface AvailableSlotsProps {
  availability: AvailabilityRecord | undefined;
  /** Books a free time for a mentee. */
  onBook: (start: string) => void;
}

/** The free times that mentees can book, a week at a time, each with Book. */
export function AvailableSlots({ availability, onBook }: AvailableSlotsProps) {
  if (!availability) return <Skeleton className="h-72 w-full rounded-card" />;
  const { weekly, slotMinutes } = availability;
  return (
    <Card
      title="Available slots"
      description={`${slotMinutes} minutes each`}
      actions={
        <span className="text-small">
          <TextLink quiet to={PATHS.availability}>
            Edit availability
          </TextLink>
        </span>
      }
    >
      {weekly.length === 0 ? (
        <p className="text-small text-muted">
          You haven’t said when you can be met. <TextLink to={PATHS.availability}>Set availability</TextLink>,
          and mentees can book you.
        </p>
      ) : (
        <Slots minutes={slotMinutes} onBook={onBook} />
      )}
    </Card>
  );
}

function Slots({ minutes, onBook }: { minutes: number; onBook: (start: string) => void }) {
  const { id: userId } = useCurrentUser();
  const zone = useTimeZone();
  const today = dateIn(serverNow(), zone);
  const [from, setFrom] = useState(today);
  const { data, error, isFetching, refetch } = useSlots({ userId, minutes }, from, DAYS);
  const days = Array.from({ length: DAYS }, (_, day) => addDays(from, day))
    .map((date) => ({ date, slots: (data?.slots ?? []).filter((slot) => dateIn(slot, zone) === date) }))
    .filter(({ slots }) => slots.length > 0);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-2">
        <Button
          size="small"
          variant="quiet"
          aria-label="Earlier slots"
          disabled={from <= today}
          onClick={() => setFrom(addDays(from, -DAYS))}
        >
          <ChevronLeftIcon aria-hidden="true" />
        </Button>
        <p className="text-small text-muted" aria-live="polite">
          {daysInWords(from, DAYS)}
        </p>
        <Button
          size="small"
          variant="quiet"
          aria-label="Later slots"
          onClick={() => setFrom(addDays(from, DAYS))}
        >
          <ChevronRightIcon aria-hidden="true" />
        </Button>
      </div>
      {!data && error && <RetryNotice error={error} pending={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && days.length === 0 && (
        <p className="text-small text-muted">No free times in this week. Look at a later one.</p>
      )}
      {days.map(({ date, slots }) => (
        <Day key={date} date={date} slots={slots} onBook={onBook} />
      ))}
    </div>
  );
}

interface DayProps {
  date: string;
  slots: readonly string[];
  onBook: (start: string) => void;
}

function Day({ date, slots, onBook }: DayProps) {
  const zone = useTimeZone();
  const [all, setAll] = useState(false);
  const shown = all ? slots : slots.slice(0, SHOWN);
  const left = slots.length - shown.length;
  return (
    <section aria-label={dateInWords(date)}>
      <h3 className="mb-1.5 text-small font-medium">{dateInWords(date)}</h3>
      <div className="flex flex-wrap gap-2">
        {shown.map((slot) => (
          <Button key={slot} size="small" onClick={() => onBook(slot)}>
            Book {clockIn(slot, zone)}
            <span className="sr-only">, {dateInWords(date)}</span>
          </Button>
        ))}
        {left > 0 && (
          <Button size="small" variant="quiet" onClick={() => setAll(true)}>
            {left} more<span className="sr-only"> on {dateInWords(date)}</span>
          </Button>
        )}
      </div>
    </section>
  );
}
