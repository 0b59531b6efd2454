import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import type { StatusTone } from '#shared/core/workflow.ts';
import type { mentorEventSchemas } from './notification-schema.ts';
import type { MentorDecision } from './rules.ts';
import { MENTOR_SCREENS } from './screens.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type MentorEvent = EventOf<typeof mentorEventSchemas>;

/** What an admin's decision means to the mentor, and how it looks. */
export const DECIDED: Readonly<
  Record<MentorDecision, { readonly heading: string; readonly lead: string; readonly tone: StatusTone }>
> = {
  approve: {
    heading: 'Mentoring approved',
    lead: 'You can mentor now: the directory lists you while you have a free place and time',
    tone: 'positive',
  },
  reject: { heading: 'Mentoring not approved', lead: 'You weren’t approved as a mentor', tone: 'danger' },
  allow_minors: {
    heading: 'Students under 18',
    lead: 'You can also mentor students under 18 now',
    tone: 'positive',
  },
  disallow_minors: {
    heading: 'Students under 18',
    lead: 'You can no longer mentor students under 18',
    tone: 'warning',
  },
};

/** Their entries among all kinds of notifications. */
export const MENTOR_NOTIFICATIONS: NotificationEntries<MentorEvent> = {
  mentor_decided: {
    id: ({ decision }) => [decision],
    text: ({ decision, reason }) => {
      const { heading, lead } = DECIDED[decision];
      // The reason of an approval is for the audit log.
      return { heading, lead: decision === 'reject' ? `${lead}: ${reason}` : lead };
    },
    link: ({ role }) => MENTOR_SCREENS[role].mentees,
    tone: ({ decision }) => DECIDED[decision].tone,
    own: () => false,
    mail: null,
  },
};
