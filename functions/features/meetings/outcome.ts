import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { meetingKey, reminderFields } from '#functions/parts/meetings/repository.ts';
import { canMove } from '#shared/core/workflow.ts';
import type { meetings } from '#shared/features/meetings/routes.ts';
import { canRate, canRecord, meetingWorkflow } from '#shared/features/meetings/rules.ts';
import type { Rating, StoredMeeting } from '#shared/features/meetings/schema.ts';
import { changeWrite, changing, sideOfCaller } from './meeting-change.ts';
import { checkTexts, outcomeSteps } from './sessions.ts';

/** Adds a rating to a meeting whose status stays as it is. */
const rateWrite = ({ id, version }: StoredMeeting, ratings: readonly Rating[]): Write => ({
  Update: updateOf(
    meetingKey(id),
    { set: { ratings }, add: { version: 1 } },
    { condition: 'version = :version', values: { ':version': version } },
  ),
});

/** What recording the outcome of a meeting changes. */
const recorded = (ratings: readonly Rating[], missedBy: StoredMeeting['missedBy']) => {
  const { set, remove } = reminderFields([]);
  return {
    set: { ...set, ratings, ...(missedBy && { missedBy }) },
    remove: missedBy ? remove : [...remove, 'missedBy'],
  };
};

/** Records what became of a meeting, and the caller's rating. A user rates once. */
export const outcome: Handler<typeof meetings.outcome, StoredMeeting> = (call) => {
  const { record, body, account, now } = call;
  return changing(record, call, async (meeting) => {
    const side = sideOfCaller(meeting, account.id);
    if (!canRecord(meeting, now.getTime()))
      throw new AppError('conflict', { message: 'This can be recorded once the meeting has begun.' });
    const { outcome: to, missedBy, stars, note = '' } = body;
    const isNew = meeting.status !== to;
    if (isNew && !canMove(meetingWorkflow, meeting.status, to, side))
      throw new AppError('conflict', { message: 'The other side has recorded this differently.' });
    const hasRated = meeting.ratings.some(({ by }) => by === account.id);
    const rates = stars !== undefined && !hasRated;
    if (rates && !canRate({ ...meeting, status: to }, now.getTime()))
      throw new AppError('conflict', { message: 'This meeting can no longer be rated.' });
    if (rates) await checkTexts(meeting, { note });
    const ratings = rates ? [...meeting.ratings, { by: account.id, side, stars, note }] : meeting.ratings;
    if (!isNew && !rates) return;
    const write = isNew
      ? changeWrite(meeting, call, { to, ...recorded(ratings, missedBy) })
      : rateWrite(meeting, ratings);
    await transact({ meeting: write }, await outcomeSteps(meeting, { status: to, ratings }, now));
  });
};
