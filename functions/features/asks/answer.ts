import { type Account, getAccount, timeZoneOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Steps } from '#functions/core/transaction.ts';
import { getAsk } from '#functions/parts/asks/repository.ts';
import { refuseContactData } from '#functions/parts/conversations/contact-data.ts';
import { getAvailability } from '#functions/parts/meetings/availability-repository.ts';
import { meetingOf, newRoom } from '#functions/parts/meetings/describe.ts';
import { meetingEvent, newMeeting, proposalWrites } from '#functions/parts/meetings/repository.ts';
import { personOf } from '#functions/parts/meetings/view.ts';
import { getMentor } from '#functions/parts/mentors/repository.ts';
import { shortened } from '#shared/core/characters.ts';
import type { asks } from '#shared/features/asks/routes.ts';
import { CALL_MINUTES } from '#shared/features/asks/rules.ts';
import type { StoredAsk } from '#shared/features/asks/schema.ts';
import { TOPIC_MAX } from '#shared/features/meetings/rules.ts';
import { closingSteps } from './close.ts';
import { shownAsk, sideOfCaller } from './view.ts';

type Caller = Pick<Call<typeof asks.answer, StoredAsk>, 'record' | 'account' | 'now'>;

/** Throws unless the caller is the alumnus who was asked, and the question still waits. */
const checkWaiting = ({ record, account }: Caller): void => {
  if (sideOfCaller(record, account.id) !== 'alumnus') throw new AppError('forbidden');
  if (record.status !== 'asked')
    throw new AppError('illegal_transition', {
      message: 'This question is no longer waiting for an answer.',
    });
};

/** Closes the ask of a call, and answers it as it is then. */
const close = async (
  { record, account, now }: Caller,
  change: Pick<Parameters<typeof closingSteps>[1], 'to' | 'set'>,
  also: Steps = {},
) => {
  const steps = closingSteps(record, { ...change, by: 'alumnus', at: now, user: account.id });
  try {
    await transact(steps, also);
  } catch (error) {
    throw isRefused<typeof steps>(error) && error.failed.ask
      ? new AppError('conflict', { cause: error })
      : error;
  }
  return shownAsk((await getAsk(record.id)) ?? record, account.id);
};

/** The student of an ask; a call needs one who can be met. */
const studentOf = async ({ student }: StoredAsk): Promise<Account> => {
  const account = await getAccount(student.id);
  if (!account?.approved || account.suspended)
    throw new AppError('forbidden', { message: 'This student can’t be met at the moment. Answer in text.' });
  return account;
};

/** A call with a student under 18 is for alumni whom an admin has approved for that. */
const checkCall = async ({ record, account }: Caller): Promise<void> => {
  if (!record.minor || (await getMentor(account.id))?.approvedForMinors) return;
  throw new AppError('forbidden', {
    message: 'Calls with students under 18 need an approval. Answer this question in text.',
  });
};

/** The meeting that answers an ask: the student picks one of its times. */
const callOf = async (caller: Caller, proposed: string[]) => {
  const { record, account, now } = caller;
  const [guest, rules] = await Promise.all([
    studentOf(record),
    getAvailability(account.id),
    checkCall(caller),
  ]);
  const reason = { kind: 'ask', id: record.id } as const;
  return meetingOf(
    {
      id: newId(),
      reason,
      about: 'A question',
      topic: shortened(record.question.replace(/\s+/g, ' '), TOPIC_MAX),
      minutes: CALL_MINUTES,
      start: undefined,
      proposed,
      anySlot: undefined,
      timeZone: rules?.timeZone ?? timeZoneOf(account),
      link: (!record.minor && rules?.link) || newRoom(),
      host: account,
      panel: [],
      guest,
      by: 'host',
    },
    now,
  );
};

/** Answers an ask in text, or with a call. */
export const answer: Handler<typeof asks.answer, StoredAsk> = async (call) => {
  const { record, body, account, now } = call;
  checkWaiting(call);
  if (body.times === undefined) {
    if (record.minor) refuseContactData({ text: body.text });
    return close(call, { to: 'answered', set: { answer: body.text } });
  }
  if (body.times.some((at) => Date.parse(at) <= now.getTime()))
    throw new AppError('invalid_input', { fields: { times: 'Choose times that are still to come' } });
  const meeting = await callOf(call, body.times);
  return close(
    call,
    { to: 'answered', set: { meetingId: meeting.id } },
    {
      meeting: newMeeting(meeting, meetingEvent(meeting, 'proposed', personOf(account), now)),
      proposals: proposalWrites(meeting),
    },
  );
};

/** Declines an ask with a kind reason. */
export const decline: Handler<typeof asks.decline, StoredAsk> = async (call) => {
  checkWaiting(call);
  const { reason, message } = call.body;
  if (call.record.minor) refuseContactData({ message });
  return close(call, { to: 'declined', set: { declined: { reason, message } } });
};
