import type { NotificationEntries } from '#shared/core/notification-entries.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What follows from a report of a user. */
export interface ReportNotificationData {
  /** An admin warned the user, with the admin's reason. Who reported them is not said. */
  warning: { readonly reason: string };
  /** A report of the user was decided. What exactly followed is private to the reported user. */
  report_decided: { readonly personId: string; readonly person: string; readonly acted: boolean };
}

/** Their entries among all kinds of notifications. */
export const REPORT_NOTIFICATIONS: NotificationEntries<ReportNotificationData> = {
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
