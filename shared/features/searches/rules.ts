// Plain data without schemas: the browser loads it with the saved searches.

/** The most searches that a user saves. */
export const SEARCHES_AT_MOST = 20;

/** How a user hears of new openings that a saved search finds: not at all, or in the bell and once a day by mail. */
export const ALERTS = ['none', 'daily'] as const;
export type Alert = (typeof ALERTS)[number];

/** The most new openings that wait for the next mail of a user; the mail says that there are more. */
export const PENDING_AT_MOST = 50;
/** Of these, how many are also in the bell: a search that finds nearly everything would fill it. */
export const BELL_AT_MOST = 10;

/** The hours of the user's day in which the mail goes out: from, and before. */
export const MORNING = { from: 8, before: 12 } as const;

/** Where the mail's link leads, with `?token=`. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';
