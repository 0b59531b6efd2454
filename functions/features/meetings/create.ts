import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { described } from '#functions/parts/meetings/describe.ts';
import { MEETINGS_ASKED } from '#functions/parts/meetings/limit.ts';
import {
  getMeeting,
  meetingEvent,
  newMeeting,
  proposalWrites,
} from '#functions/parts/meetings/repository.ts';
import { personOf, shown } from '#functions/parts/meetings/view.ts';
import type { meetings } from '#shared/features/meetings/routes.ts';
import { remindersOf } from '#shared/features/meetings/slots.ts';
import { takeTime } from './booking.ts';
import type { MeetingSteps } from './free-time.ts';

/** The moments at which the parties of a meeting are to be reminded, of those that are still to come. */
export const remindersFrom = (start: string, timeZone: string, now: Date): string[] =>
  remindersOf(Date.parse(start), timeZone)
    .filter((at) => at > now.getTime())
    .map((at) => new Date(at).toISOString());

/** Books a free slot of another user, or proposes times to them. */
export const create: Handler<typeof meetings.create> = async ({ account, body, now }) => {
  if (!account.emailConfirmed) throw new AppError('email_unconfirmed');
  if (body.with === account.id) throw new AppError('not_found');
  await limitRequests(MEETINGS_ASKED, account.id, now);
  const meeting = await described(account, body, now);
  const { start, timeZone } = meeting;
  const news = meetingEvent(meeting, start === undefined ? 'proposed' : 'booked', personOf(account), now);
  try {
    if (start === undefined)
      await transact({ meeting: newMeeting(meeting, news), proposals: proposalWrites(meeting) });
    else {
      const reminders = remindersFrom(start, timeZone, now);
      const wanted = { meeting, start, offered: true, now };
      await takeTime(wanted, { meeting: newMeeting({ ...meeting, reminders }, news) });
    }
    return shown(meeting, account.id, now);
  } catch (error) {
    // The request was sent again: the meeting is there.
    const exists = isRefused<MeetingSteps>(error) && error.failed.meeting !== undefined;
    const existing = exists && (await getMeeting(meeting.id));
    if (!existing) throw error;
    return shown(existing, account.id, now);
  }
};
