import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import type { reportEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type ReportEvent = EventOf<typeof reportEventSchemas>;

/** Their entries among all kinds of notifications. */
export const REPORT_NOTIFICATIONS: NotificationEntries<ReportEvent> = {
  warning: {
    id: () => [],
    text: ({ reason }) => ({ heading: 'Warning', lead: `You received a warning from our team: ${reason}` }),
    link: () => '/contact',
    tone: () => 'danger',
    own: () => false,
    mail: null,
  },
  report_decided: {
    id: ({ personId }) => [personId],
    text: ({ person, acted }) => ({
      heading: 'Report reviewed',
      lead: acted
        ? `We reviewed your report of ${person} and took action`
        : `We reviewed your report of ${person} and found nothing against our rules`,
    }),
    link: () => '/dashboard/messages',
    tone: () => 'info',
    own: () => false,
    mail: null,
  },
};
