import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { bookedIn, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { shownOf } from '#functions/parts/mentors/catalog/compose.ts';
import { getMentor, type StoredMentor } from '#functions/parts/mentors/repository.ts';
import { getPair } from '#functions/parts/mentorships/pairs.ts';
import { fitOf } from '#shared/features/mentors/fit.ts';
import type { mentors } from '#shared/features/mentors/routes.ts';
import { closedReason } from '#shared/features/mentors/rules.ts';
import { expertiseSkills } from '#shared/features/mentors/seeker.ts';
import { calendarOf, firstSessionMinutes, type MentorCalendar, nextTimes } from './calendar.ts';
import { seekingStudent } from './seeker.ts';

/** The next times of a mentor that the caller has free, too. */
const timesFor = async (
  account: Account,
  { userId, type }: StoredMentor,
  calendar: MentorCalendar,
  now: Date,
): Promise<number[]> => {
  const taken = account.id === userId ? [] : bookedIn(await weeksOf(account.id, calendar.span, false));
  return nextTimes(calendar, type, now, taken);
};

/** Whether a caller sees a mentor whom the directory does not show: the mentor, admins, and students who asked them. */
const isKnown = async (account: Account, { userId }: StoredMentor): Promise<boolean> =>
  account.id === userId ||
  account.role === 'admin' ||
  (account.role === 'student' && (await getPair(account.id, userId)) !== undefined);

/** One mentor with the next times that can be booked, computed now. */
export const get: Handler<typeof mentors.get> = async ({ params, account, now }) => {
  const mentor = await getMentor(params.id);
  if (!mentor) throw new AppError('not_found');
  const [calendar, student] = await Promise.all([
    calendarOf(mentor.userId, now),
    account.role === 'student' ? seekingStudent(account, now) : undefined,
  ]);
  const hidden = student?.minor === true && !mentor.approvedForMinors;
  const closed = hidden || closedReason(mentor) !== undefined;
  const times = calendar ? await timesFor(account, mentor, calendar, now) : [];
  // What a caller has booked themselves hides nobody.
  const offers = times.length > 0 || (calendar && nextTimes(calendar, mentor.type, now).length > 0);
  if ((closed || !offers) && !(await isKnown(account, mentor))) throw new AppError('not_found');
  const shown = shownOf(mentor);
  const starts = times.map((time) => new Date(time).toISOString());
  return {
    mentor: {
      id: mentor.userId,
      ...shown,
      about: mentor.about,
      nextFreeSlot: starts[0] ?? null,
      fit: student ? fitOf(student.seeker, { ...shown, skills: expertiseSkills(mentor.expertise) }) : null,
    },
    timeZone: calendar?.availability.timeZone ?? 'UTC',
    minutes: firstSessionMinutes(calendar?.availability ?? { slotMinutes: 0 }),
    times: starts,
  };
};
