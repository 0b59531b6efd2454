import type { STUDY_PLAN_RECORDS } from '#shared/records/study-plan.ts';
import type { AccessTo } from './use.ts';

export const STUDY_PLAN_ACCESS: AccessTo<typeof STUDY_PLAN_RECORDS> = {
  // The hourly run notes until when it sent reminders.
  'study-plan': { get: ['study-plan', 'deadlines'], write: ['study-plan', 'deadlines'] },
};
