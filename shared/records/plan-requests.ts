import { type RecordKinds, WRITTEN } from './kind.ts';

export const PLAN_REQUESTS_RECORDS = {
  /** What a company asked for under its plan, with the answers. */
  'plan-request': {
    pk: 'plan-requests#{companyId}',
    sk: '{id}',
    usedBy: 'plan-requests',
    lists: {
      all: { index: 'gsi1', pk: 'plan-requests', sk: '{createdAt}#{id}' },
      /** Only until the first answer. */
      waiting: { index: 'gsi2', pk: 'plan-requests-waiting', sk: '{dueAt}#{id}' },
    },
    owner: 'company',
    stream: { stream: WRITTEN },
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Requests that you sent for your company' },
  },
} as const satisfies RecordKinds;
