import { moveWrite } from '#functions/core/move.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { getApplication, type StoredApplication } from '#functions/parts/applications/repository.ts';
import { freeTime } from '#functions/parts/meetings/free-time.ts';
import {
  getMeeting,
  meetingEvent,
  meetingKey,
  meetingsOf,
  proposalRemovals,
  reminderFields,
  sessionsOf,
} from '#functions/parts/meetings/repository.ts';
import { weeksOf } from '#functions/parts/meetings/weeks.ts';
import { getMentorship, type MentorshipRecord } from '#functions/parts/mentorships/repository.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { isUndone } from '#shared/features/applications/history.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import { canChange, type MeetingSide, meetingWorkflow } from '#shared/features/meetings/rules.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';

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

/** Why a meeting is called off, and who is named for it. */
interface Ending {
  readonly reason: string;
  readonly by: MeetingSide;
  readonly person: { readonly id: string; readonly name: string };
}

const callOff = async (meeting: StoredMeeting, ending: Ending | undefined, now: Date): Promise<void> => {
  if (ending === undefined || !canChange(meeting, now.getTime())) return;
  const { by, person, reason } = ending;
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

/** Calls off those of the meetings that end. */
const callOffAll = async (
  ids: readonly string[],
  endingOf: (meeting: StoredMeeting) => Ending | undefined,
  now: Date,
): Promise<void> => {
  for (const id of ids) {
    const meeting = await getMeeting(id);
    try {
      if (meeting) await callOff(meeting, endingOf(meeting), now);
    } catch (error) {
      // It was changed at this moment: the task runs again.
      throw error instanceof TransactionFailed
        ? new Error(`meeting ${id} was changed`, { cause: error })
        : error;
    }
  }
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
  const endingOf = (meeting: StoredMeeting): Ending | undefined => {
    const reason = reasonFor(application, meeting);
    return reason === undefined ? undefined : { reason, ...actorOf(application, meeting) };
  };
  await callOffAll(
    found.map(({ id }) => id),
    endingOf,
    now,
  );
};

/** Who ended a mentorship, on their side of its sessions; the schedule at the end of its term. */
const sessionEnding = ({ history }: MentorshipRecord, { host, guest }: StoredMeeting): Ending => {
  const { by } = history.at(-1) ?? {};
  const reason = 'The mentorship has ended.';
  if (by === 'mentee') return { reason, by: 'guest', person: guest };
  return { reason, by: 'host', person: by === 'mentor' ? host : { id: 'schedule', name: PRODUCT } };
};

/** The sessions of a mentorship that are still to come: booked ones by the mentor's calendar, which lags behind nothing. */
const comingSessions = async ({ id, mentor, endsAt }: MentorshipRecord, now: Date): Promise<string[]> => {
  const span = { start: now.getTime(), end: Math.max(now.getTime(), Date.parse(endsAt ?? '')) };
  const [weeks, listed] = await Promise.all([weeksOf(mentor.id, span), sessionsOf(id)]);
  const booked = weeks.flatMap(({ entries }) => entries.filter(({ of }) => of === id));
  return [...new Set([...booked, ...listed].map((one) => one.id))];
};

/**
 * Cancels the coming sessions of a mentorship that has ended. None can be booked meanwhile: taking a time checks that the
 * mentorship goes on, in the same transaction.
 */
export const cancelSessions = async (mentorshipId: string, now: Date): Promise<void> => {
  const mentorship = await getMentorship(mentorshipId);
  if (mentorship?.status !== 'ended') return;
  await callOffAll(
    await comingSessions(mentorship, now),
    (meeting) => sessionEnding(mentorship, meeting),
    now,
  );
};
