import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import { JUDGING_NEWS_PATHS, JUDGING_NEWS_TEXTS } from './news.ts';
import type { judgingEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** Their entry among all kinds of notifications. */
export const JUDGING_NOTIFICATIONS: NotificationEntries<EventOf<typeof judgingEventSchemas>> = {
  judging: {
    id: ({ challengeId, news }) => [challengeId, news],
    text: ({ news, title }) => {
      const { heading, lead } = JUDGING_NEWS_TEXTS[news];
      return { heading, lead, title };
    },
    link: ({ challengeId, news }) => JUDGING_NEWS_PATHS[news](challengeId),
    tone: ({ news }) => JUDGING_NEWS_TEXTS[news].tone,
    own: () => false,
    mail: null,
  },
};
