import type { Opportunity } from './opportunities.ts';
import type { OpportunityStatus } from './opportunity-statuses.ts';

// Plain functions without schemas: the browser loads them with forms and lists.

/** The day of a moment in UTC, as deadlines count days. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Whether a deadline's last day is over on `day`, both days in UTC: the rule, wherever a deadline is looked at. */
export const isPast = (deadline: string, day: string): boolean => deadline < day;

/** Whether users can still apply on `day`: it is open, and its last day has not passed. */
export const isOpenOn = (
  day: string,
  { status, deadline }: Pick<Opportunity, 'status' | 'deadline'>,
): boolean => status === 'open' && !isPast(deadline, day);

/** The status as users see it on `day`: after the deadline an open or paused one is expired, also before the hourly run. */
export const statusOn = (
  day: string,
  { status, deadline }: Pick<Opportunity, 'status' | 'deadline'>,
): OpportunityStatus =>
  (status === 'open' || status === 'paused') && isPast(deadline, day) ? 'expired' : status;
