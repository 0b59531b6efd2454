import type { NotificationEntries } from '#shared/core/notification-entries.ts';
import type { StatusTone } from '#shared/core/workflow.ts';
import type { MeetingNews } from './rules.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** Something about a meeting of the user. */
export interface MeetingNotificationData {
  meeting: {
    readonly meetingId: string;
    readonly news: MeetingNews;
    /** Who did it, or whom the user meets. */
    readonly person: string;
    readonly topic: string;
    /** The version of the meeting's time: what is older than the meeting's own is out of date. */
    readonly sequence: number;
  };
}

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

type Data = MeetingNotificationData['meeting'];

/** What the bell and the mail say of it. */
export const meetingText = ({ news, person, topic }: Data) => {
  const { heading, lead } = TEXTS[news];
  return { heading, lead: lead(person), title: topic };
};

/** The entry of the kind in notification-kinds.ts. */
export const MEETING_NOTIFICATIONS: NotificationEntries<MeetingNotificationData> = {
  meeting: {
    id: ({ meetingId, news }) => [meetingId, news],
    text: meetingText,
    link: ({ meetingId }) => meetingPath(meetingId),
    tone: ({ news }) => TEXTS[news].tone,
    own: () => false,
    mail: null,
  },
};
