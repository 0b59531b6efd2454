import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { IN_DAYS_FROM, spanInWords } from '#shared/features/reviews/wait-words.ts';

/** How long something has waited since a moment (ISO 8601), until `now` (milliseconds since 1970): `6 days`, `5 hours`. */
export const waitedInWords = (since: string, now: number): string => {
  const hours = Math.floor(Math.max(0, now - Date.parse(since)) / HOUR_MS);
  if (hours < 1) return 'under an hour';
  return spanInWords(
    hours >= IN_DAYS_FROM
      ? { count: Math.floor((hours * HOUR_MS) / DAY_MS), unit: 'day' }
      : { count: hours, unit: 'hour' },
  );
};

/** How much time is left until a moment: `47 hours left`, `12 minutes left`, `Time is over`. */
export const timeLeftInWords = (until: string, now: number): string => {
  const left = Date.parse(until) - now;
  if (left <= 0) return 'Time is over';
  const minutes = Math.ceil(left / 60_000);
  if (minutes <= 60) return `${minutes} minute${minutes === 1 ? '' : 's'} left`;
  const hours = Math.floor(left / HOUR_MS);
  return `${hours} hour${hours === 1 ? '' : 's'} left`;
};

/** `74%, 3.7 of 5 stars`. */
export const resultInWords = ({
  overallScore,
  rating,
}: {
  overallScore: number;
  /** Stars out of 5. */
  rating: number;
}): string => `${overallScore}%, ${rating.toFixed(1)} of 5 stars`;
