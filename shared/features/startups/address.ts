// Plain functions without schemas: the browser loads them with every screen of the dashboard.

/** The Startup Builder. */
export const STARTUPS_PATH = '/dashboard/student/startup';

/** A startup on the screen of its team. */
export const startupPath = (id: string): string => `${STARTUPS_PATH}?open=${encodeURIComponent(id)}`;

/** The page of a startup for those whom its team lets see it, whatever their role. */
export const startupPagePath = (id: string): string => `/dashboard/startups/${encodeURIComponent(id)}`;
