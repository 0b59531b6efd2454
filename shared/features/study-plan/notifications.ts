import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import type { studyPlanEventSchemas } from './notification-schema.ts';
import { STUDY_PLAN_PATH } from './rules.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

/** Their entry among all kinds of notifications. */
export const STUDY_PLAN_NOTIFICATIONS: NotificationEntries<EventOf<typeof studyPlanEventSchemas>> = {
  study_deadline: {
    id: ({ deadlineId }) => [deadlineId],
    text: ({ title }) => ({ heading: 'Deadline', lead: 'Due within a day in your study plan:', title }),
    link: () => STUDY_PLAN_PATH,
    tone: () => 'warning',
    own: () => false,
    mail: null,
  },
};
