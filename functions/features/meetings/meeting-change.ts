import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { type Move, moveWrite } from '#functions/core/move.ts';
import { withLatest } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Write } from '#functions/core/transaction.ts';
import { takeTime } from '#functions/parts/meetings/booking.ts';
import { checkMeeting, ONLY_ROOMS } from '#functions/parts/meetings/describe.ts';
import { freeTime, type MeetingSteps } from '#functions/parts/meetings/free-time.ts';
import { remindersFrom } from '#functions/parts/meetings/reminder-times.ts';
import {
  getMeeting,
  meetingEvent,
  meetingKey,
  proposalRemovals,
  reminderFields,
} from '#functions/parts/meetings/repository.ts';
import { personOf, shown, sideIn } from '#functions/parts/meetings/view.ts';
import type { meetings } from '#shared/features/meetings/routes.ts';
import {
  canChange,
  type MeetingNews,
  type MeetingSide,
  type MeetingStatus,
  meetingWorkflow,
} from '#shared/features/meetings/rules.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { checkFirstContact } from './parties.ts';
import { checkTexts, isWithMinor, sessionParts } from './sessions.ts';

/** A handler of a route about one meeting, as far as changes of its status go. */
type Caller = Pick<Call<typeof meetings.get, StoredMeeting>, 'account' | 'now'>;

/** The parts of a change that its kind decides. */
interface Change {
  readonly to: MeetingStatus;
  readonly news?: MeetingNews;
  readonly reason?: string;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
}

/** The side of the caller, who has one: the contract lets no one else through. */
export const sideOfCaller = (meeting: StoredMeeting, userId: string): MeetingSide => {
  const side = sideIn(meeting, userId);
  if (!side) throw new AppError('not_found');
  return side;
};

/** 403 for a side that may not do this. */
const only = (side: MeetingSide, meeting: StoredMeeting, userId: string): void => {
  if (sideOfCaller(meeting, userId) !== side) throw new AppError('forbidden');
};

/** 403 when the reason has ended: its meetings can be read and cancelled only. */
const stillGoing = async ({ reason, host, guest }: StoredMeeting): Promise<void> => {
  await checkMeeting(reason, host.id, guest.id);
  await checkFirstContact(reason, host.id, guest.id);
};

/** The write of a change; it fails when the meeting has changed since it was read. */
export const changeWrite = (meeting: StoredMeeting, { account, now }: Caller, change: Change): Write => {
  const { to, news, reason, set = {}, remove = [] } = change;
  const sequence = Number(set.sequence ?? meeting.sequence);
  const move: Move<MeetingStatus, MeetingSide> = {
    key: meetingKey(meeting.id),
    from: meeting,
    to,
    at: now,
    by: sideOfCaller(meeting, account.id),
    user: account.id,
    ...(reason && { reason }),
    set: {
      ...set,
      ...(news && { news: meetingEvent({ ...meeting, sequence }, news, personOf(account), now) }),
    },
    remove,
  };
  return moveWrite(meetingWorkflow, move);
};

/** Whether the meeting, or what is counted of its ratings, has changed since it was read. */
export const hasMoved = (error: unknown): boolean =>
  isRefused<MeetingSteps & { readonly figures?: Write }>(error) &&
  (error.failed.meeting ?? error.failed.figures) !== undefined;

/**
 * Changes a meeting by `attempt`, again with the meeting as it is then when another change came first, and answers it as it
 * is afterwards. `attempt` does nothing when the meeting is as it is to be: a request that is sent again succeeds.
 */
export const changing = async (
  record: StoredMeeting,
  { account, now }: Caller,
  attempt: (meeting: StoredMeeting) => Promise<void>,
) => {
  try {
    await withLatest(record, () => getMeeting(record.id), attempt, hasMoved);
  } catch (error) {
    throw hasMoved(error) ? new AppError('conflict', { cause: error }) : error;
  }
  return shown((await getMeeting(record.id)) ?? record, account.id, now);
};

/** 409 unless the meeting may still be moved or called off. */
const changeable = (meeting: StoredMeeting, now: Date): void => {
  if (!canChange(meeting, now.getTime()))
    throw new AppError('conflict', { message: 'This meeting has begun or was cancelled.' });
};

/** What taking another time changes. */
const atTime = (meeting: StoredMeeting, start: string, now: Date) => {
  const reminders = reminderFields(remindersFrom(start, meeting.timeZone, now));
  return {
    set: { start, sequence: meeting.sequence + 1, proposed: [], ...reminders.set },
    remove: [...reminders.remove, 'anySlot', 'asked'],
  };
};

/** Moves a confirmed meeting to another time. */
export const reschedule: Handler<typeof meetings.reschedule, StoredMeeting> = (call) => {
  const { record, body, account, now } = call;
  return changing(record, call, async (meeting) => {
    if (meeting.status === 'confirmed' && meeting.start === body.start) return;
    changeable(meeting, now);
    if (meeting.status !== 'confirmed') throw new AppError('conflict');
    await stillGoing(meeting);
    await checkTexts(meeting, { reason: body.reason });
    const write = changeWrite(meeting, call, {
      ...atTime(meeting, body.start, now),
      to: 'confirmed',
      news: 'rescheduled',
      reason: body.reason,
    });
    const offered = sideOfCaller(meeting, account.id) === 'guest';
    const next = { ...meeting, sequence: meeting.sequence + 1 };
    const { session, steps } = await sessionParts(meeting, body.start);
    await takeTime(
      { meeting: next, start: body.start, from: meeting.start, offered, session, now },
      { meeting: write, ...steps },
    );
  });
};

/** Cancels a meeting, and frees its time. */
export const cancel: Handler<typeof meetings.cancel, StoredMeeting> = (call) => {
  const { record, body, now } = call;
  return changing(record, call, async (meeting) => {
    if (meeting.status === 'cancelled') return;
    changeable(meeting, now);
    await checkTexts(meeting, { reason: body.reason });
    const write = changeWrite(meeting, call, {
      to: 'cancelled',
      news: 'cancelled',
      reason: body.reason,
      set: { sequence: meeting.sequence + 1, ...reminderFields([]).set },
      remove: reminderFields([]).remove,
    });
    await freeTime(meeting, {
      meeting: write,
      proposals: meeting.status === 'proposed' ? proposalRemovals(meeting) : undefined,
    });
  });
};

/** Picks one of the proposed times. */
export const accept: Handler<typeof meetings.accept, StoredMeeting> = (call) => {
  const { record, body, account, now } = call;
  return changing(record, call, async (meeting) => {
    only('guest', meeting, account.id);
    if (meeting.status === 'confirmed' && meeting.start === body.start) return;
    if (meeting.status !== 'proposed') throw new AppError('conflict');
    await stillGoing(meeting);
    const isProposed = meeting.proposed.includes(body.start);
    if (!isProposed && !meeting.anySlot) throw new AppError('slot_taken', { details: { otherTimes: [] } });
    const write = changeWrite(meeting, call, {
      ...atTime(meeting, body.start, now),
      to: 'confirmed',
      news: 'booked',
    });
    const { session, steps } = await sessionParts(meeting, body.start);
    await takeTime(
      {
        meeting: { ...meeting, sequence: meeting.sequence + 1 },
        start: body.start,
        offered: !isProposed,
        session,
        now,
      },
      { meeting: write, proposals: proposalRemovals(meeting), ...steps },
    );
  });
};

/** Changes a meeting that waits for its guest. */
const whileProposed = (
  call: Caller & { record: StoredMeeting },
  side: MeetingSide,
  change: Omit<Change, 'to'>,
) =>
  changing(call.record, call, async (meeting) => {
    only(side, meeting, call.account.id);
    if (meeting.status !== 'proposed') throw new AppError('conflict');
    await stillGoing(meeting);
    await transact({ meeting: changeWrite(meeting, call, { ...change, to: 'proposed' }) });
  });

/** Proposes other times. */
export const propose: Handler<typeof meetings.propose, StoredMeeting> = (call) =>
  whileProposed(call, 'host', {
    news: 'proposed',
    set: { proposed: call.body.proposed },
    remove: ['asked', 'anySlot'],
  });

/** Asks for other times. */
export const ask: Handler<typeof meetings.ask, StoredMeeting> = async (call) => {
  await checkTexts(call.record, { note: call.body.note });
  return whileProposed(call, 'guest', { news: 'asked', set: { asked: call.body.note } });
};

/** Says where a meeting takes place. */
export const place: Handler<typeof meetings.place, StoredMeeting> = (call) =>
  changing(call.record, call, async (meeting) => {
    only('host', meeting, call.account.id);
    if (meeting.link === call.body.link) return;
    if (meeting.status !== 'proposed' && meeting.status !== 'confirmed') throw new AppError('conflict');
    if (await isWithMinor(meeting)) throw new AppError('invalid_input', { fields: { link: ONLY_ROOMS } });
    const change = { to: meeting.status, set: { link: call.body.link } };
    await transact({ meeting: changeWrite(meeting, call, change) });
  });
