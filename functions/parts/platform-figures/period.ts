import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';

/** Days of UTC, the first and the last of them included, as `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
  /** As a sentence names it: `this week`, `in October 2026`. */
  readonly label: string;
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
/** The months as questions name them, January first. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  MONTH.format(new Date(Date.UTC(2026, month))).toLowerCase(),
);
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 };
/** The longest span of days that a question may ask for. */
const LONGEST_DAYS = 365;

const dayAfter = (moment: Date, days: number): string => dayOf(new Date(moment.getTime() + days * DAY_MS));

/** The given number of days up to today. */
const lastDays = (now: Date, days: number): Period => ({
  from: dayAfter(now, 1 - days),
  to: dayOf(now),
  label: `in the last ${days} days`,
});

const endOrToday = (end: string, now: Date): string => {
  const today = dayOf(now);
  if (end > today) return today;
  return end;
};

/** The ISO week that comes the given number of weeks after this one: from Monday to Sunday, or to today. */
const week = (now: Date, weeks: number, label: string): Period => {
  const monday = new Date(now.getTime() + (7 * weeks - ((now.getUTCDay() + 6) % 7)) * DAY_MS);
  const sunday = dayAfter(monday, 6);
  return { from: dayOf(monday), to: endOrToday(sunday, now), label };
};

/** A month of a year, counted from 0, to its end or to today. */
const month = (now: Date, year: number, index: number, label: string): Period => {
  const end = dayOf(new Date(Date.UTC(year, index + 1, 0)));
  return {
    from: dayOf(new Date(Date.UTC(year, index, 1))),
    to: endOrToday(end, now),
    label,
  };
};

/** The named month that began last: in November, `december` is that of the year before. */
const namedMonth = (now: Date, text: string): Period | undefined => {
  const index = MONTHS.findIndex((name) => new RegExp(`\\b(?:in|for|of|since|during) ${name}\\b`).test(text));
  if (index < 0) return undefined;
  const year = now.getUTCFullYear() - (index > now.getUTCMonth() ? 1 : 0);
  const name = MONTH.format(new Date(Date.UTC(year, index)));
  return month(now, year, index, `in ${name} ${year}`);
};

const countedDays = (now: Date, text: string): Period | undefined => {
  const [, count = '', unit = ''] = /\b(?:last|past) (\d{1,3}) (day|week|month)s?\b/.exec(text) ?? [];
  const days = Number(count) * (DAYS_OF[unit] ?? 0);
  return days > 0 ? lastDays(now, Math.min(days, LONGEST_DAYS)) : undefined;
};

/**
 * The days that a question names, in UTC: `today`, `last week`, `in October`, `the last 30 days`. Without any, the last
 * 30 days.
 */
export const periodIn = (text: string, now: Date): Period => {
  const [year, index] = [now.getUTCFullYear(), now.getUTCMonth()];
  if (/\b(?:today|daily)\b/.test(text)) return { from: dayOf(now), to: dayOf(now), label: 'today' };
  if (/\byesterday\b/.test(text))
    return { from: dayAfter(now, -1), to: dayAfter(now, -1), label: 'yesterday' };
  const counted = countedDays(now, text);
  if (counted) return counted;
  if (/\b(?:this week|weekly|since monday)\b/.test(text)) return week(now, 0, 'this week');
  if (/\b(?:this month|monthly|of the month)\b/.test(text)) return month(now, year, index, 'this month');
  if (/\b(?:last|past|previous) week\b/.test(text)) return week(now, -1, 'last week');
  if (/\b(?:last|past|previous) month\b/.test(text)) return month(now, year, index - 1, 'last month');
  return namedMonth(now, text) ?? lastDays(now, DAYS_OF.month ?? 30);
};

/** As many days, just before a period. */
export const periodBefore = ({ from, to }: Period): Period => {
  const first = new Date(`${from}T00:00:00Z`);
  const days = Math.round((Date.parse(to) - first.getTime()) / DAY_MS) + 1;
  return {
    from: dayAfter(first, -days),
    to: dayAfter(first, -1),
    label: days === 1 ? 'the day before' : `in the ${days} days before`,
  };
};
