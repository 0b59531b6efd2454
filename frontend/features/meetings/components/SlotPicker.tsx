import { useState } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#frontend/ui/style/icons.ts';
import { useSlots } from '../api.ts';
import {
  addDays,
  clockIn,
  dateIn,
  dateInWords,
  daysInWords,
  momentIn,
  useTimeZone,
  zoneInWords,
} from '../time.ts';

interface SlotPickerProps {
  /** Whose time it is. */
  userId: string;
  name: string;
  minutes: number;
  /** The beginning of the chosen slot. */
  value: string | undefined;
  onChange: (start: string) => void;
}

const DAYS = 7;

/** The free times of another user, a week at a time, in the user's own zone, with the other's beside it when they differ. */
export function SlotPicker({ userId, name, minutes, value, onChange }: SlotPickerProps) {
  const zone = useTimeZone();
  const today = dateIn(Date.now(), zone);
  const [from, setFrom] = useState(today);
  const { data, error, isFetching, refetch } = useSlots(userId, from, DAYS, minutes);
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(from, day));
  const days = dates
    .map((date) => ({ date, slots: (data?.slots ?? []).filter((slot) => dateIn(slot, zone) === date) }))
    .filter(({ slots }) => slots.length > 0);
  const theirs = data?.timeZone;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-small font-medium">Free times of {name}</legend>
      <div className="flex items-center justify-between gap-2">
        <Button size="small" disabled={from <= today} onClick={() => setFrom(addDays(from, -DAYS))}>
          <ChevronLeftIcon aria-hidden="true" />
          Earlier
        </Button>
        <p className="text-small text-muted" aria-live="polite">
          {daysInWords(from, DAYS)}
        </p>
        <Button size="small" onClick={() => setFrom(addDays(from, DAYS))}>
          Later
          <ChevronRightIcon aria-hidden="true" />
        </Button>
      </div>
      {!data && error && <RetryNotice error={error} pending={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {data && days.length === 0 && (
        <p className="text-small text-muted">No free times in this week. Look at a later one.</p>
      )}
      {days.map(({ date, slots }) => (
        <div key={date}>
          <h3 className="mb-1.5 text-small font-medium">{dateInWords(date)}</h3>
          <div className="flex flex-wrap gap-2">
            {slots.map((slot) => (
              <label
                key={slot}
                className="relative flex min-h-9 cursor-pointer items-center rounded-control border border-line-strong px-3 text-small tabular-nums hover:border-text has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
              >
                <input
                  type="radio"
                  name="slot"
                  value={slot}
                  checked={slot === value}
                  onChange={() => onChange(slot)}
                  className="absolute inset-0 cursor-[inherit] appearance-none rounded-control outline-none"
                />
                {clockIn(slot, zone)}
              </label>
            ))}
          </div>
        </div>
      ))}
      <p className="text-fine text-muted">
        Times in {zoneInWords(zone)}.
        {theirs !== undefined && theirs !== zone && value !== undefined
          ? ` In ${zoneInWords(theirs)} it is ${momentIn(value, theirs)}.`
          : ''}
      </p>
    </fieldset>
  );
}
