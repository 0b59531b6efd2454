import type { FAIRNESS_RECORDS } from '#shared/records/fairness.ts';
import type { AccessTo } from './use.ts';

export const FAIRNESS_ACCESS: AccessTo<typeof FAIRNESS_RECORDS> = {
  // Requests reach them by their owner alone; `figures` reads them for its counts, and answers no request.
  'equality-answers': { get: ['equality'], read: ['fairness-figures'], write: ['equality'] },
  'fairness-figures': { get: ['fairness-figures'], read: ['fairness'], write: ['fairness-figures'] },
  'fairness-progress': { get: ['fairness-figures'], write: ['fairness-figures'] },
};
