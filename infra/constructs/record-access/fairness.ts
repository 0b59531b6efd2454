import type { FAIRNESS_RECORDS } from '#shared/records/fairness.ts';
import type { AccessTo } from './use.ts';

export const FAIRNESS_ACCESS: AccessTo<typeof FAIRNESS_RECORDS> = {
  'equality-answers': { get: ['equality'], write: ['equality'] },
};
