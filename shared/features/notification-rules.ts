// Plain data without schemas: the browser loads it with every screen of the dashboard.

/** Notifications are kept for so many days. What they tell of stands longer, in records of its own. */
export const NOTIFICATIONS_KEPT_DAYS = 180;

/** Unread ones are counted up to so many, whatever their number: for people it is then "more than nine". */
export const UNREAD_COUNTED = 10;

/** One request marks so many as read at most. */
export const MARKED_AT_ONCE = 100;
