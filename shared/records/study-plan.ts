import type { RecordKinds } from './kind.ts';

export const STUDY_PLAN_RECORDS = {
  /** What a student plans for studies abroad: one record, so that it has one version. */
  'study-plan': {
    pk: 'study-plan#{userId}',
    sk: 'plan',
    /** Until its next reminder. */
    lists: { reminders: { index: 'openDeadlines', pk: 'study-reminders', sk: '{remindAt}' } },
    owner: 'user',
    /** A reminder. */
    stream: { stream: ['MODIFY'] },
    retention: { until: 'deletion' },
    personal: { inCopy: true, describedAs: 'Your plan for studies abroad' },
  },
} as const satisfies RecordKinds;
