import type { RecordKinds } from './kind.ts';

export const FAIRNESS_RECORDS = {
  /**
   * What a user answered to the equal opportunity questions, for figures by group alone. In a partition of its own, for the
   * policies of the few functions that read it (decision 0223).
   */
  'equality-answers': {
    pk: 'equality#{userId}',
    sk: 'answers',
    owner: 'user',
    retention: { until: 'deletion' },
    personal: {
      inCopy: true,
      describedAs: 'Equal opportunity answers, which no employer or colleague sees',
    },
  },
  /** How many candidates of a company there were in a quarter, and how far they came, by group: made once, never changed. */
  'fairness-figures': {
    pk: 'fairness#{companyId}',
    sk: '{quarter}',
    owner: 'company',
    retention: { until: 'deletion' },
  },
  /** How far the figures of a quarter have been made, by the names of the companies. */
  'fairness-progress': {
    pk: 'fairness-progress',
    sk: '{quarter}',
    owner: 'system',
    retention: { until: 'deletion' },
  },
} as const satisfies RecordKinds;
