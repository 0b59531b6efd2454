import { DAY_MS } from '#shared/core/durations.ts';

const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The Monday of a day’s week, both `YYYY-MM-DD` in UTC. */
const mondayOf = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  return dayText(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS);
};

/** How many weeks are shown at most: the latest. */
const WEEKS = 13;

export interface Week {
  readonly from: string;
  readonly to: string;
  readonly applied: number;
}

/** Days as weeks, those without any in between too, the latest last. */
export const weeksOf = (days: readonly { readonly day: string; readonly applied: number }[]): Week[] => {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const end = Date.parse(mondayOf(last.day));
  const begin = Math.max(Date.parse(mondayOf(first.day)), end - (WEEKS - 1) * 7 * DAY_MS);
  const weeks: Week[] = [];
  for (let monday = begin; monday <= end; monday += 7 * DAY_MS) {
    const [from, to] = [dayText(monday), dayText(monday + 6 * DAY_MS)];
    const within = days.filter(({ day }) => day >= from && day <= to);
    weeks.push({ from, to, applied: within.reduce((sum, { applied }) => sum + applied, 0) });
  }
  return weeks;
};
