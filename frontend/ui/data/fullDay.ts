import { later } from './later.ts';

// Apart from the other dates, which the first page does not need.

/** The texts are English, so the dates are. */
export const LOCALE = 'en-GB';

const longDay = later(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full' }));

/** `Friday 20 November 2026`. */
export const fullDay = (day: Date): string => longDay().format(day);
