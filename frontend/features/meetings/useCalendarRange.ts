import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, dateIn, minuteIn, mondayOf, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { useMedia } from '#frontend/ui/hooks/useMedia.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';

/** How a calendar is shown: a grid of a week or a day, or a list. */
export type CalendarView = 'week' | 'day' | 'agenda';

const viewOf = (asked: string | null): CalendarView =>
  asked === 'day' || asked === 'agenda' ? asked : 'week';

/**
 * Which days a calendar shows, and how; the address says it (`?date=`, `?view=`). The key `t` leads to today.
 * @param listDays how many days the list has; a list of a week begins on a Monday
 */
export const useCalendarRange = (listDays: number) => {
  const zone = useTimeZone();
  const [params, setParams] = useSearchParams();
  const roomy = useMedia('(width >= 64rem)', true);
  const phone = useMedia('(width < 48rem)', false);
  const given = params.get('date') ?? '';
  const date = /^\d{4}-\d{2}-\d{2}$/.test(given) ? given : dateIn(serverNow(), zone);
  const asked = viewOf(params.get('view'));
  const view = phone && asked === 'week' ? 'agenda' : asked;
  const [hour, setHour] = useState(() => Math.floor(minuteIn(serverNow(), zone) / 60));
  const days = view === 'agenda' ? listDays : view === 'day' ? 1 : roomy ? 7 : 3;
  const wholeWeek = days === 7;
  const from = wholeWeek ? mondayOf(date) : date;
  const change = (values: Record<string, string | undefined>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(values))
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      return next;
    });
  useKeys({ t: () => change({ date: undefined }) });
  return {
    zone,
    params,
    /** Changes fields of the address; undefined takes them out. */
    change,
    phone,
    view,
    /** The day that the keyboard is on, and its hour. */
    date,
    hour,
    setHour,
    /** What is shown. */
    from,
    days,
    /** Shows the days before (-1) or after (1). */
    go: (direction: -1 | 1) => change({ date: addDays(date, direction * days) }),
  };
};
export type CalendarRange = ReturnType<typeof useCalendarRange>;
