// Plain data without schemas: the browser loads it with every screen of the dashboard.

/** Unread ones are counted up to this number; the bell then shows "more than nine". */
export const UNREAD_COUNTED = 10;

/** One request marks at most this many as read. */
export const MARKED_AT_ONCE = 100;
