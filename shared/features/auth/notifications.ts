import type { NotificationEntries } from '#shared/core/notification-entries.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** What happens to the account of the user. */
export interface AccountNotificationData {
  /** An admin approved the account. */
  account_approved: Readonly<Record<never, never>>;
  /** An admin rejected the account, with the admin's reason. */
  account_rejected: { readonly reason: string };
}

/** Their entries among all kinds of notifications. */
export const ACCOUNT_NOTIFICATIONS: NotificationEntries<AccountNotificationData> = {
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
