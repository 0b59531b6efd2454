import type { EventOf, NotificationEntries } from '#shared/core/notification-entries.ts';
import type { planRequestEventSchemas } from './notification-schema.ts';
import { PLAN_REQUEST_LABELS, type PlanAnswer, planRequestWorkflow } from './rules.ts';

// Plain data and functions without schemas: the browser loads them with every screen of the dashboard.

type PlanRequestEvent = EventOf<typeof planRequestEventSchemas>;

const BECAME: Readonly<Record<PlanAnswer, string>> = {
  in_progress: 'is in progress',
  done: 'is done',
  declined: 'was declined',
};

/** Their entries among all kinds of notifications. */
export const PLAN_REQUEST_NOTIFICATIONS: NotificationEntries<PlanRequestEvent> = {
  plan_request: {
    id: ({ requestId }) => [requestId],
    text: ({ company, title, requested }) => ({
      heading: 'Plan request',
      lead: `${company} sent a request (${PLAN_REQUEST_LABELS[requested].toLowerCase()}):`,
      title,
    }),
    link: () => '/dashboard/admin/plan-requests',
    tone: () => 'info',
    own: () => false,
    mail: null,
  },
  plan_request_answered: {
    id: ({ requestId, status }) => [requestId, status],
    text: ({ status, title, requested }) => ({
      heading: 'Request answered',
      lead: `Your request (${PLAN_REQUEST_LABELS[requested].toLowerCase()}) ${BECAME[status]}:`,
      title,
    }),
    link: ({ companyId }) => `/companies/${companyId}`,
    tone: ({ status }) => planRequestWorkflow.statuses[status].tone,
    own: () => false,
    mail: null,
  },
};
