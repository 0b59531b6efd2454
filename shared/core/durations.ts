/** Lengths of time in milliseconds. A day here has 24 hours: days of a time zone are counted by its calendar. */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;
