// Plain numbers: the privacy page loads them without any schema.

/** How long a session lasts without and with "Remember me", in seconds. */
export const SESSION_SECONDS = { short: 12 * 3600, remembered: 30 * 86_400 } as const;

/** How long a browser counts as known after the last sign-in with it, in seconds. */
export const KNOWN_BROWSER_SECONDS = 180 * 86_400;

/** How long a mailed confirmation link works, in seconds. */
export const CONFIRMATION_SECONDS = 24 * 3600;

/** How long the link of an invitation works, in seconds. */
export const INVITATION_SECONDS = 7 * 86_400;

/** How long a notification is shown and stored, in days. The records that it is about are stored longer. */
export const NOTIFICATION_DAYS = 180;

/** How long a message of the contact form is shown to admins and stored, in days. */
export const CONTACT_MESSAGE_DAYS = 365;

/** How long a report of a user, with the messages that were reported, is stored, in days. */
export const REPORT_DAYS = 730;

/**
 * How long a copy of a failed stream record, and the note that an effect was done, are stored, in days: longer than
 * the dead-letter queues hold their messages (14 days).
 */
export const REDRIVE_DAYS = 15;

/** How long an uploaded resume that was not accepted, and what was read from it, are stored, in seconds. */
export const RESUME_UPLOAD_SECONDS = 86_400;

/** How long the file of an export is stored, in seconds. */
export const EXPORT_SECONDS = 86_400;

/** How long the record of a browser's web socket counts, in seconds: API Gateway closes a socket after two hours. */
export const LIVE_CONNECTION_SECONDS = 2 * 3600 + 600;
