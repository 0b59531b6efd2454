/** What the ids of challenges begin with: logs and calendars tell them from others by it. */
export const CHALLENGE_ID = 'c-';

/** The path of a challenge's page on the dashboard, and of its public one. */
export const challengePath = (id: string): string => `/dashboard/challenges/${encodeURIComponent(id)}`;
export const publicChallengePath = (id: string): string => `/challenges/${encodeURIComponent(id)}`;
