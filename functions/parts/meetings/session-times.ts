import { DAY_MS } from '#shared/core/durations.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { freeTimesOf, sessionRoom } from '#shared/features/mentors/free-times.ts';
import type { MentorType } from '#shared/features/mentors/rules.ts';
import { getAvailability } from './availability-repository.ts';
import { bookedIn, type Week, weeksOf } from './weeks.ts';

/** How much time a mentor gives in a week of their time zone. */
export interface SessionRules {
  readonly type: MentorType;
  readonly timeZone: string;
}

type Session = Pick<StoredMeeting, 'id' | 'minutes' | 'host' | 'guest'>;

/** All entries of weeks, without those of one meeting. */
const entriesIn = (weeks: readonly Week[], except: string) =>
  weeks.flatMap(({ entries }) => entries.filter(({ id }) => id !== except));

interface RoomAsked {
  readonly meeting: Pick<Session, 'id' | 'minutes'>;
  readonly session: SessionRules;
  /** Of the mentor: at least the weeks of the asked moments, in the mentor's time zone. */
  readonly weeks: readonly Week[];
}

/** Tells whether the hours that a mentor gives in a week leave room for a session that begins at a moment. */
export const roomForSession = ({ meeting, session, weeks }: RoomAsked): ((start: number) => boolean) =>
  sessionRoom({ ...session, minutes: meeting.minutes, booked: entriesIn(weeks, meeting.id) });

/** More than a mentor offers within the longest horizon: all of them are compared. */
const ALL_TIMES = 10_000;

/** The times that a mentor offers for a session and both have free, in order. Two queries and a read. */
export const otherSessionTimes = async ({
  meeting: { id, minutes, host, guest },
  session,
  now,
}: {
  readonly meeting: Session;
  readonly session: SessionRules;
  readonly now: Date;
}): Promise<number[]> => {
  const availability = await getAvailability(host.id);
  if (!availability) return [];
  const span = {
    start: now.getTime() - 7 * DAY_MS,
    end: now.getTime() + (availability.horizonDays + 7) * DAY_MS,
  };
  const [own, theirs] = await Promise.all([host, guest].map((party) => weeksOf(party.id, span, false)));
  return freeTimesOf({
    availability,
    type: session.type,
    minutes,
    now: now.getTime(),
    booked: entriesIn(own ?? [], id),
    taken: bookedIn(theirs ?? [], id),
    most: ALL_TIMES,
  });
};
