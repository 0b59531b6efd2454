import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import type { Waits } from '#shared/core/review-outcome.ts';

// Words without schemas: screens, mails and the advisor say the same of a wait.

const HOURS_A_DAY = DAY_MS / HOUR_MS;
/** From so many hours on, a wait is said in days. */
export const IN_DAYS_FROM = 2 * HOURS_A_DAY;

interface Span {
  readonly count: number;
  readonly unit: 'hour' | 'day';
}

/** A number of hours, never said shorter than it is. */
const upTo = (hours: number): Span =>
  hours >= IN_DAYS_FROM
    ? { count: Math.ceil(hours / HOURS_A_DAY), unit: 'day' }
    : { count: Math.max(1, Math.ceil(hours)), unit: 'hour' };

export const spanInWords = ({ count, unit }: Span): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * How long others wait: `Half wait under 3 days, four of five under 6`; `Not enough yet` when too few projects say so.
 */
export const waitsInWords = ({ half, fourOfFive }: Waits): string => {
  if (half === null) return 'Not enough yet';
  const first = upTo(half);
  const words = `Half wait under ${spanInWords(first)}`;
  if (fourOfFive === null) return words;
  const second = upTo(fourOfFive);
  return `${words}, four of five under ${second.unit === first.unit ? second.count : spanInWords(second)}`;
};

/** Up to so many projects ahead are counted; of more, only that there are more is known. */
export const COUNTED_AHEAD = 200;

/** A place in the queue, from 1: `Next in the queue`, `3 ahead in the queue`, `More than 200 ahead in the queue`. */
export const placeInWords = (place: number): string => {
  const ahead = place - 1;
  if (ahead === 0) return 'Next in the queue';
  return ahead > COUNTED_AHEAD
    ? `More than ${COUNTED_AHEAD} ahead in the queue`
    : `${ahead} ahead in the queue`;
};
