import { spanOf, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { askAgainAfter } from '#functions/parts/mentorships/closing.ts';
import { type MentorshipRecord, sideOf } from '#functions/parts/mentorships/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { AVAILABILITY_LIMITS } from '#shared/features/meetings/availability-rules.ts';
import { progressOf } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

/** By mentorship, when its next session begins. */
export type NextSessions = ReadonlyMap<string, string>;

/** When the next session of each of a user's mentorships begins: one query of their calendar. */
export const nextSessionsOf = async (userId: string, now: Date): Promise<NextSessions> => {
  const span = { start: now.getTime(), end: now.getTime() + AVAILABILITY_LIMITS.horizonDays.max * DAY_MS };
  const next = new Map<string, string>();
  for (const entry of (await weeksOf(userId, span, false)).flatMap(({ entries }) => entries)) {
    const { start, end } = spanOf(entry);
    // In order: the first one is the next.
    if (entry.of !== undefined && end > span.start && !next.has(entry.of))
      next.set(entry.of, new Date(start).toISOString());
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
