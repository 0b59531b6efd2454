// Plain data without schemas: the browser loads it with every list of opportunities.

/**
 * The most opportunities in each list of a user's marks. A full `applied` loses its oldest that take no applications, a full
 * `hidden` its oldest, and a full `saved` refuses one more.
 */
export const MARKS_AT_MOST = { applied: 2000, saved: 500, hidden: 500 } as const;
export type MarkList = keyof typeof MARKS_AT_MOST;

/** Whether a saved opportunity takes applications today. */
export const SAVED_STATES = ['open', 'closed'] as const;
export type SavedState = (typeof SAVED_STATES)[number];
