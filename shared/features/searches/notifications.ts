import type { NamedOpportunity, NotificationEntries } from '#shared/core/notification-entries.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What saved searches find. */
export interface SearchNotificationData {
  /** A saved search with an alert found a new opening. */
  search_match: NamedOpportunity & { readonly search: string };
}

/** Their entries among all kinds of notifications. */
export const SEARCH_NOTIFICATIONS: NotificationEntries<SearchNotificationData> = {
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
