/** How often the browser asks for the figures again, in milliseconds (spec, point 9). */
export const DASHBOARD_REFRESH_MS = 30_000;
