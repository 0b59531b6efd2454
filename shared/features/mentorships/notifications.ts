import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import { MENTORSHIP_SCREENS, NEWS_TEXTS } from './news.ts';
import type { mentorshipEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type MentorshipEvent = EventOf<typeof mentorshipEventSchemas>;

/** The path of a mentorship on the screen of a role. */
export const mentorshipPath = (screen: MentorshipEvent['screen'], mentorshipId: string): string =>
  `${MENTORSHIP_SCREENS[screen]}?open=${encodeURIComponent(mentorshipId)}`;

/** Their entry among all kinds of notifications. */
export const MENTORSHIP_NOTIFICATIONS: NotificationEntries<MentorshipEvent> = {
  mentorship: {
    id: ({ mentorshipId, news }) => [mentorshipId, news],
    text: ({ news, person }) => ({ heading: NEWS_TEXTS[news].heading, lead: NEWS_TEXTS[news].lead(person) }),
    link: ({ screen, mentorshipId }) => mentorshipPath(screen, mentorshipId),
    tone: ({ news }) => NEWS_TEXTS[news].tone,
    own: () => false,
    mail: null,
  },
};
