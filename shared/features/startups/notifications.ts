import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import { STARTUP_NEWS_TEXTS } from './news.ts';
import type { startupEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** Their entry among all kinds of notifications. */
export const STARTUP_NOTIFICATIONS: NotificationEntries<EventOf<typeof startupEventSchemas>> = {
  startup: {
    id: ({ startupId, news, of }) => [startupId, news, of],
    text: ({ news, person, title }) => ({
      heading: STARTUP_NEWS_TEXTS[news].heading,
      lead: STARTUP_NEWS_TEXTS[news].lead(person),
      title,
    }),
    link: ({ news, startupId }) => STARTUP_NEWS_TEXTS[news].link(startupId),
    tone: ({ news }) => STARTUP_NEWS_TEXTS[news].tone,
    own: () => false,
    // By mail in functions/features/startups/mail.ts.
    mail: null,
  },
};
