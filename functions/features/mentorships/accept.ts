import { getAccount, timeZoneOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import type { Steps } from '#functions/core/transaction.ts';
import { incrementCounters } from '#functions/parts/dashboard/repository.ts';
import { getAvailability } from '#functions/parts/meetings/availability-repository.ts';
import { takeTime } from '#functions/parts/meetings/booking.ts';
import { meetingIdFrom, meetingOf, newRoom } from '#functions/parts/meetings/describe.ts';
import { remindersFrom } from '#functions/parts/meetings/reminder-times.ts';
import { meetingEvent, newMeeting } from '#functions/parts/meetings/repository.ts';
import { personOf } from '#functions/parts/meetings/view.ts';
import { answerWrite, getMentor, type StoredMentor } from '#functions/parts/mentors/repository.ts';
import { countWrite } from '#functions/parts/mentorships/figures.ts';
import { type MentorshipRecord, statusWrite } from '#functions/parts/mentorships/repository.ts';
import type { mentorships } from '#shared/features/mentorships/routes.ts';
import { FIRST_SESSION_MINUTES, MENTORING, termEnd } from '#shared/features/mentorships/rules.ts';
import type { Goal } from '#shared/features/mentorships/schema.ts';
import { type Caller, change, notPossible, only } from './change.ts';
import { waitedMinutes } from './close.ts';
import { wholeOf } from './list.ts';
import { menteeOf } from './request.ts';

/** What the first session is called. */
const FIRST_TOPIC = 'First session';

/** The goals of a request, on which both sides agree by its acceptance; steps are added by either of them. */
const agreedGoals = ({ goals }: MentorshipRecord['asked']): Goal[] =>
  goals.map((title) => ({ id: newId(), title, area: 'skillDevelopment', steps: [] }));

/** What an acceptance changes, whether a session is booked with it or not. */
const acceptance = async (mentorship: MentorshipRecord, mentor: StoredMentor, { account, now }: Caller) => {
  const at = now.toISOString();
  const { asked, minor, mentee } = mentorship;
  const student = await getAccount(mentee.id);
  // What the student shows to those they work with alone.
  const seen = student && !minor ? (await menteeOf(student, 'work', now)).mentee : mentee;
  return {
    mentorship: statusWrite(mentorship, {
      to: 'active',
      by: 'mentor',
      user: account.id,
      now,
      fields: { mentee: seen, startedAt: at, endsAt: termEnd(at, asked.weeks), goals: agreedGoals(asked) },
      only: { condition: 'answerBy > :now', values: { ':now': at } },
    }),
    mentor: answerWrite(mentor, waitedMinutes(mentorship, now)),
    open: countWrite(mentee.id, { requestsOpen: -1 }),
    home: incrementCounters(mentor.userId, { mentees: 1 }),
  } satisfies Steps;
};

/** The first session at one of the times that the student asked for. */
const sessionAt = async (mentorship: MentorshipRecord, start: string, { account, now }: Caller) => {
  const [rules, student] = await Promise.all([getAvailability(account.id), getAccount(mentorship.mentee.id)]);
  if (!student) throw new AppError('not_found');
  const reason = { kind: 'mentorship', id: mentorship.id } as const;
  const timeZone = rules?.timeZone ?? timeZoneOf(account);
  const meeting = meetingOf(
    {
      id: meetingIdFrom(`${mentorship.id}\nfirst`),
      reason,
      about: MENTORING,
      topic: FIRST_TOPIC,
      minutes: Math.max(FIRST_SESSION_MINUTES, rules?.slotMinutes ?? 0),
      start,
      proposed: [],
      timeZone,
      link: (!mentorship.minor && rules?.link) || newRoom(),
      host: account,
      panel: [],
      guest: student,
      by: 'host',
    },
    now,
  );
  return { ...meeting, reminders: remindersFrom(start, timeZone, now) };
};

/** Whether a time was taken meanwhile, so that the next one may do. */
const isTaken = (error: unknown): boolean => error instanceof AppError && error.code === 'slot_taken';

/** Accepts with the first of the asked times that both still have free; returns false when none is. */
const acceptWithSession = async (
  mentorship: MentorshipRecord,
  mentor: StoredMentor,
  call: Caller,
): Promise<boolean> => {
  const { account, now } = call;
  const { times, weeks } = mentorship.asked;
  const termEnds = termEnd(now.toISOString(), weeks);
  for (const start of times.filter((time) => time < termEnds)) {
    const meeting = await sessionAt(mentorship, start, call);
    try {
      await takeTime(
        { meeting, start, offered: true, session: { type: mentor.type, timeZone: meeting.timeZone }, now },
        {
          meeting: newMeeting(meeting, meetingEvent(meeting, 'booked', personOf(account), now)),
          ...(await acceptance(mentorship, mentor, call)),
        },
      );
      return true;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return false;
};

/**
 * Accepts a request within 72 hours, and books the first of its times that is still free in the same transaction. Without one,
 * the mentor proposes times afterwards.
 */
export const accept: Handler<typeof mentorships.accept, MentorshipRecord> = async (call) => {
  const { account, now } = call;
  only('mentor', call);
  await change(call, async (mentorship) => {
    if (mentorship.status === 'active') return;
    if (mentorship.status !== 'requested') throw notPossible('This request was answered already.');
    if (mentorship.answerBy <= now.toISOString())
      throw notPossible('The time to answer this request is over. The student may ask you again.');
    const mentor = await getMentor(account.id);
    if (!mentor) throw new AppError('not_found');
    if (!(await acceptWithSession(mentorship, mentor, call)))
      await transact(await acceptance(mentorship, mentor, call));
  });
  return wholeOf(call);
};
