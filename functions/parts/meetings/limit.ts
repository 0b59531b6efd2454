/** Meetings of one user within the window, accepted or refused. */
export const MEETINGS_ASKED = { name: 'meetings', limit: 120, windowSeconds: 3600 };
