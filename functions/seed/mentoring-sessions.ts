import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { incrementCounters } from '#functions/parts/dashboard/repository.ts';
import { remindersFrom } from '#functions/parts/meetings/reminder-times.ts';
import { newMeeting } from '#functions/parts/meetings/repository.ts';
import { entryOf, weeksOf, weekWrites } from '#functions/parts/meetings/weeks.ts';
import { sessionWrite } from '#functions/parts/mentors/repository.ts';
import { getFigures, ratingWrite } from '#functions/parts/mentorships/figures.ts';
import { heldWrite, type MentorshipRecord } from '#functions/parts/mentorships/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Rating, StoredMeeting } from '#shared/features/meetings/schema.ts';
import { momentAt } from '#shared/features/meetings/slots.ts';
import { MENTORING } from '#shared/features/mentorships/rules.ts';
import { SESSIONS } from './mentoring-texts.ts';
import { idFor } from './random.ts';

const ZONE = 'Europe/Berlin';
const MINUTES = 30;
const LINK = 'https://meet.example.com/fledge-demo';

/** A moment at a time of the mentor's clock, a number of days from the first seeding; at weekends the Monday after. */
const momentOn = (anchor: Date, days: number, clock: string): Date => {
  const date = new Date(anchor.getTime() + days * DAY_MS);
  const toMonday = (8 - date.getUTCDay()) % 7;
  const isWeekend = toMonday === 1 || toMonday === 2;
  const day = new Date(date.getTime() + (isWeekend ? toMonday : 0) * DAY_MS).toISOString().slice(0, 10);
  return new Date(momentAt(day, clock, ZONE));
};

/** A session of a mentorship before it is stored. */
interface Session {
  readonly topic: string;
  readonly start: Date;
  /** How both rated it, once it was held. */
  readonly ratings: readonly Rating[];
}

const sessionFor = (
  { id, mentor, mentee }: MentorshipRecord,
  { topic, start, ratings }: Session,
  anchor: Date,
): StoredMeeting => {
  const at = new Date(Math.min(anchor.getTime(), start.getTime()) - 3 * DAY_MS).toISOString();
  const isHeld = ratings.length > 0;
  const recordedAt = new Date(start.getTime() + DAY_MS).toISOString();
  return {
    id: idFor('session', `${id} ${topic}`),
    reason: { kind: 'mentorship', id },
    about: MENTORING,
    topic,
    host: mentor,
    panel: [],
    guest: { id: mentee.id, name: mentee.name },
    status: isHeld ? 'held' : 'confirmed',
    start: start.toISOString(),
    minutes: MINUTES,
    timeZone: ZONE,
    proposed: [],
    link: LINK,
    sequence: 0,
    history: [
      { status: 'confirmed', at, by: 'guest', user: mentee.id },
      ...(isHeld ? [{ status: 'held', at: recordedAt, by: 'host', user: mentor.id } as const] : []),
    ],
    createdAt: at,
    updatedAt: isHeld ? recordedAt : at,
    version: 1,
    ratings: [...ratings],
    reminders: isHeld ? [] : remindersFrom(start.toISOString(), ZONE, anchor),
  };
};

/** Stores a session with its place in both calendars, and what is counted of it; nothing when it is there already. */
const store = async (mentorship: MentorshipRecord, session: Session, anchor: Date): Promise<void> => {
  const meeting = sessionFor(mentorship, session, anchor);
  const { mentor, mentee } = mentorship;
  const span = { start: session.start.getTime(), end: session.start.getTime() + MINUTES * 60_000 };
  const entry = entryOf(meeting, session.start.toISOString());
  const weeks = await Promise.all([mentor.id, mentee.id].map((userId) => weeksOf(userId, span)));
  const rated = meeting.ratings.find(({ side }) => side === 'guest');
  const rating = rated && { meetingId: meeting.id, stars: rated.stars, from: anchor.toISOString() };
  const isHeld = meeting.status === 'held';
  try {
    await transact({
      meeting: newMeeting(meeting),
      weeks: weeks.flatMap((own) => weekWrites(own, { entry })),
      mentorship: isHeld ? heldWrite(mentorship, 1, new Date(span.end).toISOString()) : undefined,
      mentor: isHeld ? sessionWrite(mentor.id, 1) : undefined,
      home: isHeld
        ? [mentor.id, mentee.id].map((userId) => incrementCounters(userId, { mentoringSessions: 1 }))
        : undefined,
      figures: rating && ratingWrite(mentor.id, await getFigures(mentor.id), rating, anchor),
    });
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
  }
};

/** Four past sessions of the first mentee, the demo student; one ahead for each of the first three. */
export const storeDemoSessions = async (
  mentorship: MentorshipRecord,
  index: number,
  anchor: Date,
): Promise<void> => {
  const { mentor, mentee } = mentorship;
  if (index === 0)
    for (const [number, { topic, ...stars }] of SESSIONS.entries()) {
      const start = momentOn(anchor, 7 * (number - SESSIONS.length) - 2, '17:00');
      const ratings: Rating[] = [
        { by: mentee.id, side: 'guest', stars: stars.mentee, note: '' },
        { by: mentor.id, side: 'host', stars: stars.mentor, note: '' },
      ];
      await store(mentorship, { topic, start, ratings }, anchor);
    }
  if (index < 3) {
    const start = momentOn(anchor, 3 + 2 * index, '17:30');
    await store(mentorship, { topic: 'Next steps', start, ratings: [] }, anchor);
  }
};
