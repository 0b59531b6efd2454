import { AppError } from '#functions/core/errors.ts';
import type { Steps } from '#functions/core/transaction.ts';
import { refuseContactData } from '#functions/parts/conversations/contact-data.ts';
import { findReason } from '#functions/parts/conversations/reason.ts';
import { incrementCounters } from '#functions/parts/dashboard/repository.ts';
import type { Wanted } from '#functions/parts/meetings/booking.ts';
import type { MeetingSteps } from '#functions/parts/meetings/free-time.ts';
import { sessionWrite } from '#functions/parts/mentors/repository.ts';
import { sessionRulesOf } from '#functions/parts/mentors/session-rules.ts';
import { getFigures, ratingWrite } from '#functions/parts/mentorships/figures.ts';
import { getMentorship, goesOnUntil, heldWrite } from '#functions/parts/mentorships/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { RATING_DAYS } from '#shared/features/meetings/rules.ts';
import type { Rating, StoredMeeting } from '#shared/features/meetings/schema.ts';

/** What a session adds to taking a time: the mentor's hours a week, and that the mentorship goes on; nothing for others. */
export const sessionParts = async (
  { reason, host }: Pick<StoredMeeting, 'reason' | 'host'>,
  start: string,
): Promise<Pick<Wanted, 'session'> & { readonly steps: Pick<MeetingSteps, 'goesOn'> }> => {
  if (reason.kind !== 'mentorship') return { steps: {} };
  const session = await sessionRulesOf(host.id);
  if (!session) throw new AppError('not_found');
  return { session, steps: { goesOn: goesOnUntil(reason.id, start) } };
};

/** Whether one of the two who meet is under 18, so that no contact data may be exchanged. One read. */
export const isWithMinor = async ({ reason }: Pick<StoredMeeting, 'reason'>): Promise<boolean> =>
  (reason.kind === 'mentorship' || reason.kind === 'ask' || reason.kind === 'buddy') &&
  (await findReason(reason))?.minor === true;

/** 400 for texts with contact data in a meeting with a user under 18. */
export const checkTexts = async (
  meeting: Pick<StoredMeeting, 'reason'>,
  texts: Readonly<Record<string, string | undefined>>,
): Promise<void> => {
  if (Object.values(texts).some(Boolean) && (await isWithMinor(meeting))) refuseContactData(texts);
};

const endOf = ({ start = '', minutes }: Pick<StoredMeeting, 'start' | 'minutes'>): number =>
  Date.parse(start) + minutes * 60_000;

/** The mentee's rating of a session, when it may newly be seen, or from when on; undefined when nothing changes about it. */
const ratingOf = (meeting: StoredMeeting, ratings: readonly Rating[], now: Date) => {
  const [before, after] = [meeting.ratings, ratings].map((all) => ({
    mentee: all.find(({ side }) => side === 'guest'),
    mentor: all.some(({ side }) => side === 'host'),
  }));
  if (!after?.mentee || (before?.mentee && before.mentor === after.mentor)) return undefined;
  const from = after.mentor ? now.getTime() : endOf(meeting) + RATING_DAYS * DAY_MS;
  return { meetingId: meeting.id, stars: after.mentee.stars, from: new Date(from).toISOString() };
};

/**
 * What the outcome of a session changes besides the meeting: how many were held, of the mentorship, of the mentor and of both
 * users' home screens, and what the mentor's ratings are. Nothing for other meetings.
 */
export const outcomeSteps = async (
  meeting: StoredMeeting,
  after: { readonly status: StoredMeeting['status']; readonly ratings: readonly Rating[] },
  now: Date,
): Promise<Steps> => {
  const { reason } = meeting;
  const mentorship = reason.kind === 'mentorship' ? await getMentorship(reason.id) : undefined;
  if (!mentorship) return {};
  const by = Number(after.status === 'held') - Number(meeting.status === 'held');
  const rating = ratingOf(meeting, after.ratings, now);
  const { mentor, mentee } = mentorship;
  const held = by === 1 || by === -1 ? by : undefined;
  return {
    mentorship: held && heldWrite(mentorship, held, new Date(endOf(meeting)).toISOString()),
    mentor: held && sessionWrite(mentor.id, held),
    dashboards:
      held && [mentor.id, mentee.id].map((id) => incrementCounters(id, { mentoringSessions: held })),
    figures: rating && ratingWrite(mentor.id, await getFigures(mentor.id), rating, now),
  };
};
