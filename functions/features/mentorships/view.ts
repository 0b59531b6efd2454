import { getMeetings } from '#functions/parts/meetings/repository.ts';
import { spanOf, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { askAgainAfter } from '#functions/parts/mentorships/closing.ts';
import { type MentorshipRecord, sideOf } from '#functions/parts/mentorships/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { AVAILABILITY_LIMITS } from '#shared/features/meetings/availability-rules.ts';
import { isSession } from '#shared/features/mentors/rules.ts';
import { progressOf } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** By mentorship, when its next session begins. */
export type NextSessions = ReadonlyMap<string, string>;

/** The most coming sessions that are read. */
const READ = 100;

/** When the next session of each of a user's mentorships begins: one query of their calendar, and the meetings in it. */
export const nextSessionsOf = async (userId: string, now: Date): Promise<NextSessions> => {
  const span = { start: now.getTime(), end: now.getTime() + AVAILABILITY_LIMITS.horizonDays.max * DAY_MS };
  const coming = (await weeksOf(userId, span, false))
    .flatMap(({ entries }) => entries)
    .filter((entry) => isSession(entry.id) && spanOf(entry).end > span.start)
    .slice(0, READ);
  const next = new Map<string, string>();
  for (const { reason, start, status } of await getMeetings(coming.map(({ id }) => id)))
    if (reason.kind === 'mentorship' && start !== undefined && status === 'confirmed') {
      const known = next.get(reason.id);
      if (known === undefined || start < known) next.set(reason.id, start);
    }
  return next;
};

/** From when on the student may ask again; null while the mentorship goes on, and when it is possible now. */
const askAgainFrom = ({ status, history }: MentorshipRecord, now: Date): string | null => {
  const last = history.at(-1)?.at;
  const from = last === undefined ? undefined : askAgainAfter(status, new Date(last));
  return from === undefined || from <= now.toISOString() ? null : from;
};

/** A mentorship as one of its two users sees it. */
export const shownMentorship = (
  record: MentorshipRecord,
  userId: string,
  next: NextSessions,
  now: Date,
): Mentorship => {
  const { told: _, dueAt: __, lapse: ___, forwardedTo, forwardedFrom, ...mentorship } = record;
  const side = sideOf(record, userId) ?? 'mentee';
  return {
    ...mentorship,
    // Whom else a student asks is not for the mentor.
    ...(side === 'mentee' && { forwardedTo, forwardedFrom }),
    side,
    current: progressOf(record.goals),
    nextSession: record.status === 'active' ? (next.get(record.id) ?? null) : null,
    askAgainFrom: askAgainFrom(record, now),
  };
};
