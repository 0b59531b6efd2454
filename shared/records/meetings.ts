import { CALENDAR_DATA } from './descriptions.ts';
import { type RecordKinds, WRITTEN } from './kind.ts';

export const MEETINGS_RECORDS = {
  /** When a user can be met. In a partition of its own with the user's weeks, for the policy of those who read them. */
  availability: {
    pk: 'calendar#{userId}',
    sk: 'availability',
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: CALENDAR_DATA,
  },
  /** What is booked in one week of a user's calendar (in UTC): what keeps two meetings from taking the same time. */
  'calendar-week': {
    pk: 'calendar#{userId}',
    sk: 'week#{monday}',
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: CALENDAR_DATA,
  },
  /** That a meeting waits for its guest to pick a time: in the calendar of each of its parties. */
  'meeting-proposal': {
    pk: 'calendar#{userId}',
    sk: 'proposal#{meetingId}',
    owner: 'user',
    retention: { until: 'done' },
    personal: CALENDAR_DATA,
  },
  /** The token in the private address of a user's calendar. */
  'calendar-link': {
    pk: 'calendar#{userId}',
    sk: 'link',
    usedBy: 'meetings',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: CALENDAR_DATA,
  },
  /** Whose calendar an address shows, by the hash of its token. */
  'calendar-feed': {
    pk: 'calendar-feed#{tokenHash}',
    sk: 'calendar-feed',
    usedBy: 'meetings',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: CALENDAR_DATA,
  },
  meeting: {
    pk: 'meeting#{id}',
    sk: 'meeting',
    lists: {
      /** Until its last reminder. */
      reminders: { index: 'openDeadlines', pk: 'meeting-reminders', sk: '{remindAt}' },
      ofApplication: {
        index: 'gsi1',
        pk: 'opportunity#{opportunityId}#meetings',
        sk: '{userId}#{createdAt}#{id}',
      },
      /** The sessions of a mentorship. */
      ofMentorship: { index: 'gsi1', pk: 'mentorship#{mentorshipId}#meetings', sk: '{createdAt}#{id}' },
    },
    owner: 'user',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: CALENDAR_DATA,
  },
} as const satisfies RecordKinds;
