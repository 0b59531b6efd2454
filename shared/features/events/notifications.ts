import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import { eventPath } from './address.ts';
import { EVENT_NEWS_TEXTS } from './news.ts';
import type { communityEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type EventNotification = EventOf<typeof communityEventSchemas>;

/** What users did themselves: they know it, but their calendars are told by a mail. */
const OWN: readonly EventNotification['news'][] = ['going', 'waiting', 'left'];

/** Their entry among all kinds of notifications. */
export const EVENT_NOTIFICATIONS: NotificationEntries<EventNotification> = {
  event: {
    id: ({ eventId, news }) => [eventId, news],
    text: ({ news, title }) => {
      const { heading, lead } = EVENT_NEWS_TEXTS[news];
      return { heading, lead, title };
    },
    link: ({ eventId }) => eventPath(eventId),
    tone: ({ news }) => EVENT_NEWS_TEXTS[news].tone,
    own: ({ news }) => OWN.includes(news),
    mail: null,
  },
};
