import { Temporal } from 'temporal-polyfill';
import { BUSINESS_DAY } from './support-rules.ts';

const isWorkingDay = ({ dayOfWeek }: Temporal.ZonedDateTime): boolean => dayOfWeek <= 5;

/** The next moment within business hours, which may be this one. */
const openFrom = (moment: Temporal.ZonedDateTime): Temporal.ZonedDateTime => {
  let at = moment;
  while (!isWorkingDay(at) || at.hour >= BUSINESS_DAY.to)
    at = at.add({ days: 1 }).withPlainTime({ hour: BUSINESS_DAY.from });
  return at.hour < BUSINESS_DAY.from ? at.withPlainTime({ hour: BUSINESS_DAY.from }) : at;
};

/** The moment at which a number of business hours has passed. A day’s hours are over before the clocks change. */
export const afterBusinessHours = (from: Date, hours: number): Date => {
  let at = openFrom(
    Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(BUSINESS_DAY.timeZone),
  );
  let left = hours * 3_600_000;
  for (;;) {
    const closes = at.withPlainTime({ hour: BUSINESS_DAY.to });
    const today = closes.epochMilliseconds - at.epochMilliseconds;
    if (left <= today) return new Date(at.epochMilliseconds + left);
    left -= today;
    at = openFrom(closes);
  }
};
