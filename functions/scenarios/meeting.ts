import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { newMeeting, partiesOf, proposalWrites } from '#functions/parts/meetings/repository.ts';
import { entryOf, type Week, weeksOf, weekWrites } from '#functions/parts/meetings/weeks.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';

const MINUTE_MS = 60_000;

/** A meeting in any state, with what a caller wants to be different. */
export interface MeetingDescription
  extends Pick<StoredMeeting, 'reason' | 'about' | 'host' | 'guest' | 'status' | 'createdAt'>,
    Partial<Pick<StoredMeeting, 'id' | 'topic' | 'minutes' | 'panel' | 'timeZone' | 'link'>> {
  /** When it is; of a proposed one, the only time that the guest can pick. */
  readonly start: string;
}

/** The guest booked it, or the host proposed it; what became of it was recorded by the host. */
const historyOf = ({
  status,
  start,
  createdAt,
  host,
  guest,
}: MeetingDescription): StoredMeeting['history'] => {
  if (status === 'proposed') return [{ status, at: createdAt, by: 'host', user: host.id }];
  const booked = { status: 'confirmed', at: createdAt, by: 'guest', user: guest.id } as const;
  if (status === 'confirmed') return [booked];
  const at = status === 'cancelled' ? createdAt : new Date(Date.parse(start) + DAY_MS).toISOString();
  return [booked, { status, at, by: 'host', user: host.id }];
};

/** The record of a meeting. */
export const meetingRecord = (description: MeetingDescription): StoredMeeting => {
  const { start, createdAt, ...given } = description;
  const history = historyOf(description);
  return {
    id: newId(),
    topic: 'First interview',
    minutes: 30,
    timeZone: 'UTC',
    panel: [],
    link: '',
    ...given,
    ...(given.status === 'proposed' ? { proposed: [start] } : { start, proposed: [] }),
    sequence: 0,
    history,
    createdAt,
    updatedAt: history.at(-1)?.at ?? createdAt,
    version: history.length,
    ratings: [],
    reminders: [],
  };
};

const spanOf = ({ start = '', minutes }: StoredMeeting) => {
  const from = Date.parse(start);
  return { start: from, end: from + minutes * MINUTE_MS };
};

const isInCalendars = ({ start, status }: StoredMeeting): boolean =>
  start !== undefined && status !== 'cancelled';

/** The weeks of the parties that a meeting touches; none while it takes no time. */
const weeksFor = async (meeting: StoredMeeting): Promise<readonly (readonly Week[])[]> =>
  isInCalendars(meeting)
    ? Promise.all(partiesOf(meeting).map((userId) => weeksOf(userId, spanOf(meeting))))
    : [];

/**
 * The steps that store a meeting with its entries in the calendars of its parties, whose weeks were read. The step `meeting` fails
 * when it is there, `weeks` when one of them has changed.
 */
export const meetingSteps = (meeting: StoredMeeting, weeks: readonly (readonly Week[])[]) => {
  const entry = entryOf(meeting, meeting.start ?? '');
  return {
    meeting: newMeeting(meeting),
    weeks: weeks.flatMap((own) => weekWrites(own, { entry })),
    proposals: meeting.status === 'proposed' ? proposalWrites(meeting) : undefined,
  };
};

/** Stores a meeting, of which nobody is notified. Throws `TransactionFailed` as above. */
export const storeMeeting = async (description: MeetingDescription): Promise<StoredMeeting> => {
  const meeting = meetingRecord(description);
  await transact(meetingSteps(meeting, await weeksFor(meeting)));
  return meeting;
};
