import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import type { StatusTone } from '#shared/core/workflow.ts';
import type { meetingEventSchemas } from './notification-schema.ts';
import type { MeetingNews } from './rules.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type MeetingEvent = EventOf<typeof meetingEventSchemas>;

const TEXTS: Readonly<
  Record<MeetingNews, { heading: string; lead: (person: string) => string; tone: StatusTone }>
> = {
  proposed: { heading: 'Times proposed', lead: (name) => `${name} proposes times for`, tone: 'warning' },
  asked: {
    heading: 'Other times requested',
    lead: (name) => `${name} asks for other times for`,
    tone: 'warning',
  },
  booked: { heading: 'Meeting booked', lead: (name) => `${name} booked`, tone: 'positive' },
  rescheduled: { heading: 'Meeting moved', lead: (name) => `${name} moved`, tone: 'warning' },
  cancelled: { heading: 'Meeting cancelled', lead: (name) => `${name} cancelled`, tone: 'danger' },
  tomorrow: {
    heading: 'Meeting tomorrow',
    lead: (name) => `You’re meeting ${name} tomorrow for`,
    tone: 'info',
  },
  soon: {
    heading: 'Meeting in an hour',
    lead: (name) => `You’re meeting ${name} in an hour for`,
    tone: 'info',
  },
};

/** The path of a meeting's page. */
export const meetingPath = (id: string): string => `/dashboard/meetings/${encodeURIComponent(id)}`;

/** What the bell and the mail say of it. */
export const meetingText = ({ news, person, topic }: MeetingEvent) => {
  const { heading, lead } = TEXTS[news];
  return { heading, lead: lead(person), title: topic };
};

/** Its entry among all kinds of notifications. */
export const MEETING_NOTIFICATIONS: NotificationEntries<MeetingEvent> = {
  meeting: {
    id: ({ meetingId, news }) => [meetingId, news],
    text: meetingText,
    link: ({ meetingId }) => meetingPath(meetingId),
    tone: ({ news }) => TEXTS[news].tone,
    own: () => false,
    mail: null,
  },
};
