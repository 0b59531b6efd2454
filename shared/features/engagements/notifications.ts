import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import { ENGAGEMENT_NEWS_TEXTS, engagementPath } from './news.ts';
import type { engagementEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type EngagementEvent = EventOf<typeof engagementEventSchemas>;

/** Their entry among all kinds of notifications. */
export const ENGAGEMENT_NOTIFICATIONS: NotificationEntries<EngagementEvent> = {
  engagement: {
    id: ({ engagementId, news }) => [engagementId, news],
    text: ({ news, person, title }) => ({
      heading: ENGAGEMENT_NEWS_TEXTS[news].heading,
      lead: ENGAGEMENT_NEWS_TEXTS[news].lead(person),
      title,
    }),
    link: ({ engagementId }) => engagementPath(engagementId),
    tone: ({ news }) => ENGAGEMENT_NEWS_TEXTS[news].tone,
    own: () => false,
    // By mail in functions/features/engagements/mail.ts.
    mail: null,
  },
};
