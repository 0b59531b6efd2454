const FORMAT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
} as const satisfies Intl.DateTimeFormatOptions;

/** A day `YYYY-MM-DD` in notifications and mails, which are read at any later time: `Friday 27 November`. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', FORMAT).format(new Date(`${day}T00:00:00Z`));
