import { daysAfter } from '#shared/core/reply-clock.ts';
import type { TermsChange } from '#shared/core/terms.ts';

// Plain functions without schemas.

/**
 * How many business days candidates in New York City know of an automated tool before it is used for a decision about them
 * (Administrative Code § 20-871(b)). The notice may be in the posting (6 RCNY § 5-304).
 */
export const NOTICE_BUSINESS_DAYS = 10;

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day on which a number of business days after another are over. Monday to Friday; public holidays count as business days. */
export const businessDaysAfter = (day: string, count: number): string => {
  let [reached, left] = [day, count];
  while (left > 0) {
    reached = daysAfter(reached, 1);
    if (!isWeekend(reached)) left -= 1;
  }
  return reached;
};

interface Screened {
  readonly aiScreening: boolean;
  /** When it was published. */
  readonly postedAt: string;
  readonly changes: readonly TermsChange[];
}

/**
 * The first day on which the match may be used to decide about candidates in New York City: the notice is in the posting as
 * long as AI screening is on. Null while it is off.
 */
export const scoresFrom = ({ aiScreening, postedAt, changes }: Screened): string | null => {
  if (!aiScreening) return null;
  const switchedOn = changes.findLast(({ terms }) => terms.some(({ term }) => term === 'aiScreening'));
  return businessDaysAfter((switchedOn?.at ?? postedAt).slice(0, 10), NOTICE_BUSINESS_DAYS);
};
