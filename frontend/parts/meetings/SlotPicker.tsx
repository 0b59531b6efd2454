import { useState } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import {
  addDays,
  clockIn,
  dateIn,
  dateInWords,
  daysInWords,
  momentIn,
  useTimeZone,
  zoneInWords,
} from '../calendar/time.ts';
import { type SlotsOf, useSlots } from './api.ts';

interface SlotPickerProps extends SlotsOf {
  /** Whose times they are, as the heading says it. */
  legend: string;
  /** The beginnings of the chosen slots. */
  chosen: readonly string[];
  onChoose: (starts: string[]) => void;
  /** How many may be chosen; 0 where they are only shown. */
  most?: number;
  /** Said where no time is free, besides looking at another week. */
  none?: string;
}

const DAYS = 7;
const CHIP =
  'relative flex min-h-9 cursor-pointer items-center rounded-control border border-line-strong px-3 text-small tabular-nums hover:border-text has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:opacity-55';

/** The free times of one or several users, a week at a time, in the user's own zone, with the other's beside it when they differ. */
export function SlotPicker({
  legend,
  chosen,
  onChoose,
  most = 1,
  none = 'Look at a later one.',
  ...of
}: SlotPickerProps) {
  const zone = useTimeZone();
  const today = dateIn(serverNow(), zone);
  const [from, setFrom] = useState(today);
  const { data, error, isFetching, refetch } = useSlots(of, from, DAYS);
  const dates = Array.from({ length: DAYS }, (_, day) => addDays(from, day));
  const days = dates
    .map((date) => ({ date, slots: (data?.slots ?? []).filter((slot) => dateIn(slot, zone) === date) }))
    .filter(({ slots }) => slots.length > 0);
  const theirs = data?.timeZone;
  const choose = (slot: string) => {
    if (most === 1) return onChoose([slot]);
    onChoose(chosen.includes(slot) ? chosen.filter((one) => one !== slot) : [...chosen, slot]);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-small font-medium">{legend}</legend>
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
        <p className="text-small text-muted">No free times in this week. {none}</p>
      )}
      {days.map(({ date, slots }) => (
        <div key={date}>
          <h3 className="mb-1.5 text-small font-medium">{dateInWords(date)}</h3>
          <div className="flex flex-wrap gap-2">
            {slots.map((slot) =>
              most === 0 ? (
                <span
                  key={slot}
                  className="rounded-control border border-line px-2.5 py-1 text-small tabular-nums"
                >
                  {clockIn(slot, zone)}
                </span>
              ) : (
                <label key={slot} className={CHIP}>
                  <input
                    type={most === 1 ? 'radio' : 'checkbox'}
                    name="slot"
                    value={slot}
                    checked={chosen.includes(slot)}
                    disabled={most > 1 && chosen.length >= most && !chosen.includes(slot)}
                    onChange={() => choose(slot)}
                    className="absolute inset-0 cursor-[inherit] appearance-none rounded-control outline-none"
                  />
                  {clockIn(slot, zone)}
                  <span className="sr-only">, {dateInWords(date)}</span>
                </label>
              ),
            )}
          </div>
        </div>
      ))}
      <p className="text-fine text-muted">
        Times in {zoneInWords(zone)}.
        {theirs !== undefined && theirs !== zone && most === 1 && chosen[0] !== undefined
          ? ` In ${zoneInWords(theirs)} it is ${momentIn(chosen[0], theirs)}.`
          : ''}
      </p>
    </fieldset>
  );
}
