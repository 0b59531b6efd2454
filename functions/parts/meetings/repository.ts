import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { getItem, getItems, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import type { MeetingNews } from '#shared/features/meetings/rules.ts';
import { type StoredMeeting, storedMeetingSchema } from '#shared/features/meetings/schema.ts';
import { INDEXES } from '#shared/records.ts';

/** The most meetings for one application that are read. */
const OF_APPLICATION = 20;
/** The most sessions of one mentorship that are read. */
const OF_MENTORSHIP = 100;

export const meetingKey = (id: string): Key => keyOf('meeting', { id });

export const getMeeting = (id: string): Promise<StoredMeeting | undefined> =>
  getItem(storedMeetingSchema, meetingKey(id));

/** Those of the ids that exist, in any order. */
export const getMeetings = async (ids: readonly string[]): Promise<StoredMeeting[]> => {
  const pages = Array.from({ length: Math.ceil(ids.length / 100) }, (_, page) =>
    ids.slice(page * 100, (page + 1) * 100),
  );
  return (
    await Promise.all(pages.map((page) => getItems(storedMeetingSchema, page.map(meetingKey), true)))
  ).flat();
};

/** Everyone who takes part: the hosts first, then the guest. */
export const partiesOf = ({
  host,
  panel,
  guest,
}: Pick<StoredMeeting, 'host' | 'panel' | 'guest'>): string[] => [host, ...panel, guest].map(({ id }) => id);

/** What happened, for the consumer that notifies the parties (effects.ts). */
export const meetingEvent = (
  meeting: Pick<StoredMeeting, 'id' | 'topic' | 'sequence'>,
  news: MeetingNews,
  by: { readonly id: string; readonly name: string },
  at: Date,
) => ({
  at: at.toISOString(),
  by: by.id,
  event: {
    kind: 'meeting' as const,
    meetingId: meeting.id,
    news,
    person: by.name,
    topic: meeting.topic,
    sequence: meeting.sequence,
  },
});

type News = ReturnType<typeof meetingEvent>;

/** The attributes of the reminders that are still to come; `gone` are those that the record loses without any. */
export const reminderFields = (reminders: readonly string[]) => {
  const [remindAt] = reminders;
  const { pk, sk } = INDEXES.openDeadlines;
  return remindAt === undefined
    ? { set: { reminders: [] }, remove: ['remindAt', pk, sk] }
    : { set: { reminders, remindAt, ...listKey('meeting', 'reminders', { remindAt }) }, remove: [] };
};

/** The entry in the list of an application's meetings or a mentorship's sessions; nothing for a meeting with another reason. */
const ofReason = ({ id, reason, createdAt }: StoredMeeting) => {
  if (reason.kind === 'application') return listKey('meeting', 'ofApplication', { ...reason, createdAt, id });
  return reason.kind === 'mentorship'
    ? listKey('meeting', 'ofMentorship', { mentorshipId: reason.id, createdAt, id })
    : {};
};

/**
 * The latest meetings for an application, the latest first. From an index: one that was made within the last second may be
 * missing.
 */
export const meetingsOf = async ({
  opportunityId,
  userId,
}: {
  readonly opportunityId: string;
  readonly userId: string;
}): Promise<StoredMeeting[]> => {
  const { items } = await queryItems(storedMeetingSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND begins_with(gsi1sk, :user)',
    ExpressionAttributeValues: {
      ':pk': listPartition('meeting', 'ofApplication', { opportunityId }),
      ':user': `${userId}#`,
    },
    ScanIndexForward: false,
    Limit: OF_APPLICATION,
  });
  return items;
};

/** The latest sessions of a mentorship, by when they were made, the latest first. From an index, as `meetingsOf`. */
export const sessionsOf = async (mentorshipId: string): Promise<StoredMeeting[]> => {
  const { items } = await queryItems(storedMeetingSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('meeting', 'ofMentorship', { mentorshipId }) },
    ScanIndexForward: false,
    Limit: OF_MENTORSHIP,
  });
  return items;
};

/** The write of a new meeting; it fails when there is one with this id. Without news no one is notified, as for the seed. */
export const newMeeting = (meeting: StoredMeeting, news?: News): Write => ({
  Put: {
    Item: {
      ...itemOf('meeting', meeting),
      ...meeting,
      ...reminderFields(meeting.reminders).set,
      ...ofReason(meeting),
      ...(news && { news }),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const proposalKey = (userId: string, meetingId: string) => ({ userId, meetingId });

/** Puts a meeting without a time into the calendars of its parties. */
export const proposalWrites = (meeting: Pick<StoredMeeting, 'id' | 'host' | 'panel' | 'guest'>): Write[] =>
  partiesOf(meeting).map((userId) => ({
    Put: { Item: { ...itemOf('meeting-proposal', proposalKey(userId, meeting.id)), meetingId: meeting.id } },
  }));

/** Takes it out of them. */
export const proposalRemovals = (meeting: Pick<StoredMeeting, 'id' | 'host' | 'panel' | 'guest'>): Write[] =>
  partiesOf(meeting).map((userId) => ({
    Delete: { Key: keyOf('meeting-proposal', proposalKey(userId, meeting.id)) },
  }));
