import type { CalendarEvent } from '#functions/core/calendar-file.ts';
import { env } from '#functions/core/env.ts';
import { challengePath } from '#shared/features/challenges/address.ts';
import type { ChallengeDeadline } from '#shared/features/challenges/schema.ts';
import type { OwnChallenge } from './own.ts';
import type { ChallengeRecord } from './record.ts';
import { getChallenges } from './repository.ts';

/**
 * The deadlines of the challenges that a user hosts or takes part in and that were not cancelled, within two moments, in order;
 * `parts` are all of theirs.
 */
export const deadlinesOf = async (
  parts: readonly OwnChallenge[],
  { start, end }: { readonly start: number; readonly end: number },
): Promise<ChallengeRecord[]> => {
  const ids = parts.flatMap(({ challengeId, part }) => (part === 'judge' ? [] : [challengeId]));
  return (await getChallenges(ids))
    .filter(({ status, deadline }) => {
      const at = Date.parse(deadline);
      return status !== 'draft' && status !== 'cancelled' && at >= start && at < end;
    })
    .sort((one, other) => (one.deadline < other.deadline ? -1 : 1));
};

/** A deadline as the list of a user’s calendar has it. */
export const deadlineOf = ({
  id,
  title,
  deadline,
  timeZone,
  status,
}: ChallengeRecord): ChallengeDeadline => ({
  id,
  title,
  deadline,
  timeZone,
  status,
});

/** A deadline for calendar files, under the same UID wherever it is sent. It takes no time. */
export const deadlineForCalendars = (
  { id, title, deadline, dateChanges, status }: ChallengeRecord,
  more: Pick<CalendarEvent, 'organizer' | 'attendee'> = {},
): CalendarEvent => {
  const cancelled = status === 'cancelled';
  return {
    ...more,
    uid: `${id}@challenges.fledge`,
    page: `${env('SITE_URL')}${challengePath(id)}`,
    start: Date.parse(deadline),
    minutes: 0,
    sequence: dateChanges.length + (cancelled ? 1 : 0),
    summary: `Entries close: ${title}`,
    cancelled,
  };
};
