import { moveWrite } from '#functions/core/move.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { getApplication, type StoredApplication } from '#functions/parts/applications/repository.ts';
import {
  getMeeting,
  meetingEvent,
  meetingKey,
  meetingsOf,
  proposalRemovals,
  reminderFields,
} from '#functions/parts/meetings/repository.ts';
import { isUndone } from '#shared/features/applications/history.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import { canChange, meetingWorkflow } from '#shared/features/meetings/rules.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { freeTime } from './free-time.ts';

/** Why the meetings for an application end with it, as everyone who was to take part reads it. */
const ENDINGS: Partial<Record<ApplicationStatus, string>> = {
  withdrawn: 'The application was withdrawn.',
  rejected: 'The application has ended.',
  hired: 'The offer was accepted.',
};

/** Why a meeting is called off now; undefined when its application goes on. `''` for an invitation that was undone. */
const reasonFor = ({ status, history }: StoredApplication, meeting: StoredMeeting): string | undefined => {
  const invited = history.findIndex(
    (step) => step.status === 'interview_scheduled' && step.at === meeting.createdAt,
  );
  return ENDINGS[status] ?? (invited >= 0 && isUndone(history, invited) ? '' : undefined);
};

/** Who ended the application, on their side of the meeting. */
const actorOf = ({ history }: StoredApplication, { host, panel, guest }: StoredMeeting) => {
  const last = history.at(-1);
  if (last?.by === 'applicant') return { by: 'guest', person: guest } as const;
  const colleague = [host, ...panel].find(({ id }) => id === last?.user);
  // A colleague who takes no part: the others learn of it from the host’s side.
  return { by: 'host', person: colleague ?? { id: last?.user ?? host.id, name: host.name } } as const;
};

const callOff = async (meeting: StoredMeeting, application: StoredApplication, now: Date): Promise<void> => {
  const reason = reasonFor(application, meeting);
  if (reason === undefined || !canChange(meeting, now.getTime())) return;
  const { by, person } = actorOf(application, meeting);
  const sequence = meeting.sequence + 1;
  const { set, remove } = reminderFields([]);
  // An undone invitation that nobody answered was never sent either.
  const silent = reason === '' && meeting.status === 'proposed';
  const moved = moveWrite(meetingWorkflow, {
    key: meetingKey(meeting.id),
    from: meeting,
    to: 'cancelled',
    at: now,
    by,
    user: person.id,
    reason,
    set: {
      ...set,
      sequence,
      ...(!silent && { news: meetingEvent({ ...meeting, sequence }, 'cancelled', person, now) }),
    },
    remove,
  });
  await freeTime(meeting, {
    meeting: moved,
    proposals: meeting.status === 'proposed' ? proposalRemovals(meeting) : undefined,
  });
};

/**
 * Cancels what is still to come of an application's meetings once it has ended, or once an invitation was undone. It runs
 * when the end can no longer be undone; by then every request that saw the application before its end is over, too.
 */
export const cancelAll = async (
  data: { readonly userId: string; readonly opportunityId: string },
  now: Date,
): Promise<void> => {
  const [application, found] = await Promise.all([
    getApplication(data.userId, data.opportunityId),
    meetingsOf(data),
  ]);
  if (!application) return;
  for (const { id } of found) {
    const meeting = await getMeeting(id);
    try {
      if (meeting) await callOff(meeting, application, now);
    } catch (error) {
      // It was changed at this moment: the task runs again.
      throw error instanceof TransactionFailed
        ? new Error(`meeting ${id} was changed`, { cause: error })
        : error;
    }
  }
};
