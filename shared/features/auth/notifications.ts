import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import type { accountEventSchemas } from './notification-schema.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type AccountEvent = EventOf<typeof accountEventSchemas>;

/** Their entries among all kinds of notifications. */
export const ACCOUNT_NOTIFICATIONS: NotificationEntries<AccountEvent> = {
  account_approved: {
    id: () => [],
    text: () => ({
      heading: 'Account approved',
      lead: 'Your account was approved, and you can use everything your role offers',
    }),
    link: () => '/dashboard',
    tone: () => 'positive',
    own: () => false,
    mail: null,
  },
  account_rejected: {
    id: () => [],
    text: ({ reason }) => ({
      heading: 'Account not approved',
      lead: reason === '' ? 'Your account wasn’t approved' : `Your account wasn’t approved: ${reason}`,
    }),
    link: () => '/contact',
    tone: () => 'danger',
    own: () => false,
    mail: null,
  },
};
