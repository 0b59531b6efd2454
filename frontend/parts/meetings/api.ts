import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { mayMentor } from '#shared/features/mentors/rules.ts';
import { addDays, dateIn, useTimeZone } from '../calendar/time.ts';

/** How far ahead the home of the dashboard and a mentor's schedule look. */
const UPCOMING_DAYS = 28;
/** So long after it a mentor is asked how a session went. */
const UNRECORDED_DAYS = 14;

/** The meetings of some days, and those that wait for an answer. A day more at each end: zones differ by that much. */
export const useMeetings = (from: string, days: number) =>
  useQuery({
    ...api.query('meetings.list', {
      query: { from: `${addDays(from, -1)}T00:00:00Z`, to: `${addDays(from, days + 1)}T00:00:00Z` },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The user's meetings of the next four weeks; for those who mentor also those of the last two, to record how they went. */
export const useMeetingsAroundToday = () => {
  const zone = useTimeZone();
  const before = mayMentor(useCurrentUser().role) ? UNRECORDED_DAYS : 0;
  return useMeetings(addDays(dateIn(serverNow(), zone), -before), before + UPCOMING_DAYS);
};

export const useMeeting = (id: string) =>
  useQuery({ ...api.query('meetings.get', { params: { id } }), staleTime: 0 });

export const useAvailability = () => useQuery({ ...api.query('meetings.availability'), staleTime: 0 });

/** Whose free slots are asked for. */
export interface SlotsOf {
  readonly userId: string;
  /** The others who must be free. */
  readonly panel?: readonly string[];
  /** Whom they meet, when a host asks. */
  readonly guest?: string;
  readonly minutes: number;
}

/** The free slots of one or several users, from a date on. */
export const useSlots = ({ userId, panel = [], guest, minutes }: SlotsOf, from: string, days: number) =>
  useQuery({
    ...api.query('meetings.slots', {
      params: { id: userId },
      query: {
        from: `${addDays(from, -1)}T00:00:00Z`,
        to: `${addDays(from, days + 1)}T00:00:00Z`,
        minutes: String(minutes),
        ...(panel.length > 0 && { panel: panel.join(',') }),
        ...(guest !== undefined && { guest }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Loads meetings and slots again. */
export const useRefreshMeetings = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: api.key('meetings') });
};

type Answer = Promise<ShownMeeting>;

/** A change of one meeting by a button: says what went wrong, and shows the meeting as it is then. */
export const useChange = <Given = void>(send: (given: Given) => Answer, said: string) =>
  useAction(send, said, useRefreshMeetings());
