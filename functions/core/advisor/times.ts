const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

/** The day of a moment in the user's time zone: `Friday 27 November`. */
export const dayIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone }).format(new Date(moment));

/** A moment in the user's time zone: `Friday 27 November at 14:30`. */
export const momentIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { ...DAY, ...CLOCK, timeZone }).format(new Date(moment));
