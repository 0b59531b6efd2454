import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import type { searchEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type SearchEvent = EventOf<typeof searchEventSchemas>;

/** Their entries among all kinds of notifications. */
export const SEARCH_NOTIFICATIONS: NotificationEntries<SearchEvent> = {
  search_match: {
    id: ({ opportunityId }) => [opportunityId],
    text: ({ search, company, title }) => ({
      heading: 'New opening',
      lead: `For “${search}”, at ${company}:`,
      title,
    }),
    link: ({ opportunityId }) => `/opportunities/${encodeURIComponent(opportunityId)}?from=alert`,
    tone: () => 'info',
    own: () => false,
    mail: null,
  },
};
