import { daysAfter } from '#shared/core/reply-clock.ts';

// Plain functions without schemas.

/** The number of days after which the figures of a quarter are made, once: by then, promised answers have been given (`MAX_REPLY_DAYS`). */
export const SETTLED_AFTER_DAYS = 30;

/** A calendar quarter in UTC, `2026-Q3`. */
export type Quarter = `${number}-Q${number}`;

const startOf = (quarter: string): Date => {
  const [year, part] = quarter.split('-Q').map(Number);
  return new Date(Date.UTC(year ?? 0, 3 * ((part ?? 1) - 1), 1));
};

const dayText = (date: Date): string => date.toISOString().slice(0, 10);

/** The quarter in which a moment or a day lies. */
export const quarterOf = (at: string): Quarter =>
  `${Number(at.slice(0, 4))}-Q${Math.ceil(Number(at.slice(5, 7)) / 3)}`;

/** The first and the last day of a quarter. */
export const daysOf = (quarter: string): { first: string; last: string } => {
  const first = startOf(quarter);
  const next = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 3, 1));
  return { first: dayText(first), last: daysAfter(dayText(next), -1) };
};

/** The day on which the figures of a quarter are made. */
export const madeOn = (quarter: string): string => daysAfter(daysOf(quarter).last, SETTLED_AFTER_DAYS);

/** The latest quarter whose figures are due on a day. */
export const latestDue = (day: string): Quarter => {
  const { first } = daysOf(quarterOf(daysAfter(day, 1 - SETTLED_AFTER_DAYS)));
  return quarterOf(daysAfter(first, -1));
};

/** In words: `July to September 2026`. */
export const quarterLabel = (quarter: string): string => {
  const { first, last } = daysOf(quarter);
  const month = (day: string) =>
    new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return `${month(first)} to ${month(last)} ${first.slice(0, 4)}`;
};
