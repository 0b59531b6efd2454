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
} as const satisfies RecordKinds;
