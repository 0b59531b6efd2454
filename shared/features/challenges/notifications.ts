import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import { challengePath } from './address.ts';
import { CHALLENGE_NEWS_TEXTS } from './news.ts';
import type { challengeEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** Their entry among all kinds of notifications. */
export const CHALLENGE_NOTIFICATIONS: NotificationEntries<EventOf<typeof challengeEventSchemas>> = {
  challenge: {
    id: ({ challengeId, news }) => [challengeId, news],
    text: ({ news, title }) => {
      const { heading, lead } = CHALLENGE_NEWS_TEXTS[news];
      return { heading, lead, title };
    },
    link: ({ challengeId }) => challengePath(challengeId),
    tone: ({ news }) => CHALLENGE_NEWS_TEXTS[news].tone,
    own: ({ news }) => news === 'joined',
    mail: null,
  },
};
