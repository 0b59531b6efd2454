import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { takeTime } from '#functions/parts/meetings/booking.ts';
import { described } from '#functions/parts/meetings/describe.ts';
import type { MeetingSteps } from '#functions/parts/meetings/free-time.ts';
import { MEETINGS_ASKED } from '#functions/parts/meetings/limit.ts';
import { remindersFrom } from '#functions/parts/meetings/reminder-times.ts';
import {
  getMeeting,
  meetingEvent,
  newMeeting,
  proposalWrites,
} from '#functions/parts/meetings/repository.ts';
import { personOf, shown, sideIn } from '#functions/parts/meetings/view.ts';
import type { meetings } from '#shared/features/meetings/routes.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { checkFirstContact } from './parties.ts';
import { sessionParts } from './sessions.ts';

/** Takes the time of a new meeting. Its host, who chooses it in a mentorship, may take any time that both have free. */
const book = async (
  meeting: StoredMeeting,
  start: string,
  { account, now }: { account: Account; now: Date },
) => {
  const news = meetingEvent(meeting, 'booked', personOf(account), now);
  const reminders = remindersFrom(start, meeting.timeZone, now);
  const { session, steps } = await sessionParts(meeting, start);
  const offered = sideIn(meeting, account.id) === 'guest';
  await takeTime(
    { meeting, start, offered, session, now },
    { meeting: newMeeting({ ...meeting, reminders }, news), ...steps },
  );
};

/** Books a free slot of another user, or proposes times to them. */
export const create: Handler<typeof meetings.create> = async ({ account, body, now }) => {
  if (!account.emailConfirmed) throw new AppError('email_unconfirmed');
  if (body.with === account.id) throw new AppError('not_found');
  if (body.reason.kind === 'ask')
    throw new AppError('forbidden', { message: 'A question is answered with one call.' });
  await limitRequests(MEETINGS_ASKED, account.id, now);
  const meeting = await described(account, body, now);
  await checkFirstContact(body.reason, account.id, body.with);
  const { start } = meeting;
  try {
    if (start === undefined) {
      const news = meetingEvent(meeting, 'proposed', personOf(account), now);
      await transact({ meeting: newMeeting(meeting, news), proposals: proposalWrites(meeting) });
    } else await book(meeting, start, { account, now });
    return shown(meeting, account.id, now);
  } catch (error) {
    // The request was sent again: the meeting is there.
    const exists = isRefused<MeetingSteps>(error) && error.failed.meeting !== undefined;
    const existing = exists && (await getMeeting(meeting.id));
    if (!existing) throw error;
    return shown(existing, account.id, now);
  }
};
