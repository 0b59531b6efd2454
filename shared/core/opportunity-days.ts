import { DAY_MS, HOUR_MS } from './durations.ts';
import type { OpportunityStatus } from './opportunity-statuses.ts';

// Plain functions without schemas: the browser loads them with forms and lists.

/** What a day is compared with: the status, and the last day on which users can apply. */
interface Listed {
  readonly status: OpportunityStatus;
  readonly deadline: string;
}

/** The day of a moment in UTC. For days that somebody must keep, see `earliestDay`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The last time zone in which a day ends is UTC−12. */
const BEHIND_MS = 12 * HOUR_MS;

/**
 * The earliest day that has not ended everywhere on Earth: the day in UTC−12. Deadlines, promised replies and offers go by
 * it, so that a day that they name lasts to its end wherever the reader is (decision 0258).
 */
export const earliestDay = (moment: Date): string => dayOf(new Date(moment.getTime() - BEHIND_MS));

/** The moment at which a day `YYYY-MM-DD` has ended everywhere on Earth. */
export const endOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS + BEHIND_MS);

/** The moment at which a day `YYYY-MM-DD` becomes the earliest one. */
export const beginningOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + BEHIND_MS);

/** Whether a deadline's last day is over on `day`, an `earliestDay`: the rule, wherever a deadline is looked at. */
export const isPast = (deadline: string, day: string): boolean => deadline < day;

/** Whether users can still apply on `day`: it is open, and its last day has not passed. */
export const isOpenOn = (day: string, { status, deadline }: Listed): boolean =>
  status === 'open' && !isPast(deadline, day);

/** The status as users see it on `day`: after the deadline an open or paused one is expired, also before the hourly run. */
export const statusOn = (day: string, { status, deadline }: Listed): OpportunityStatus =>
  (status === 'open' || status === 'paused') && isPast(deadline, day) ? 'expired' : status;
