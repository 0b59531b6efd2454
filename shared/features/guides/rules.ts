/** From the day after so many days, a fact that was read may be out of date. */
export const STALE_AFTER_DAYS = 180;

/** How many countries are shown side by side. */
export const MAX_COMPARED = 3;

const DAY_MS = 86_400_000;

/** Whether what was read on a day (`YYYY-MM-DD`) may be out of date at a moment (ISO 8601). */
export const mayBeOutOfDate = (read: string, now: string): boolean =>
  Date.parse(now.slice(0, 10)) - Date.parse(read) > STALE_AFTER_DAYS * DAY_MS;
