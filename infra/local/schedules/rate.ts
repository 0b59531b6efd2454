import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { LocalFailure } from '../failure.ts';

const UNITS: Readonly<Record<string, number>> = { minute: 60_000, hour: HOUR_MS, day: DAY_MS };

/** The milliseconds between two runs of a `rate(…)`. Throws, naming the schedule, for at() and cron(), which are not played. */
export const periodOf = (expression: string, schedule: string): number => {
  const [, count = '', unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const period = Number(count) * (UNITS[unit] ?? Number.NaN);
  if (period > 0) return period;
  throw new LocalFailure(`infra/local plays only rate(…) schedules; ${schedule} says ${expression}`);
};
