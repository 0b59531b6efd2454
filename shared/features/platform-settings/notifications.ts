import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import { SETTING_NEWS_TEXTS } from './news.ts';
import type { settingEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** Their entry among all kinds of notifications. */
export const SETTING_NOTIFICATIONS: NotificationEntries<EventOf<typeof settingEventSchemas>> = {
  setting: {
    id: ({ key, news }) => [key, news],
    text: ({ news, label, by }) => {
      const { heading, did } = SETTING_NEWS_TEXTS[news];
      return { heading, lead: `${by} ${did}`, title: label };
    },
    link: ({ key }) => `/dashboard/admin/settings?open=${key}`,
    tone: ({ news }) => SETTING_NEWS_TEXTS[news].tone,
    own: () => false,
    mail: null,
  },
};
