import { DASHBOARD_REFRESH_MS } from '#shared/features/dashboard/refresh.ts';

/*
 * An active user's month, which everything in the estimate is multiplied by. The counts are assumptions (decision 0140); what one
 * of each consumes is measured: the names are rows of docs/benchmarks.md.
 */

/** Visits of a user, each to a few screens of the app. */
const VISITS = 10;
/** How long the app is visible in a visit. */
const MINUTES_A_VISIT = 10;

/** Requests to the API, by the name of what was measured. */
export const REQUESTS: Readonly<Record<string, number>> = {
  'auth.session': VISITS,
  'dashboard.get': VISITS,
  'notifications.list, a full page': VISITS,
  'opportunities.recommended': VISITS,
  'applications.list': VISITS,
  'list by q, one word': 2 * VISITS,
  'list by type and location': VISITS,
  'opportunities.get': 3 * VISITS,
  'notifications.read, one': 5,
  'applications.apply': 3,
  'applications.withdraw': 0.3,
  'auth.signIn': 2,
  'auth.signOut': 1,
  // One user in ten is new.
  'auth.signUp': 0.1,
  'auth.confirm': 0.1,
  'users.completeOnboarding': 0.1,
};

/** What keeps the figures of an open dashboard up to date: listed apart. */
export const DASHBOARD_POLLS: Readonly<Record<string, number>> = {
  'dashboard.get': (VISITS * MINUTES_A_VISIT * 60_000) / DASHBOARD_REFRESH_MS,
};

/**
 * What live updates are reckoned with, as issue 14 has it: 20 visible minutes on 20 days. Each day's are two visits, in one of
 * which the user goes to another tab and comes back; a conversation is open in a twentieth of the time. A user touches the
 * app for 20 s, every five and a half minutes: a third of the time is within 90 s of a touch, and 15 % within 30 s.
 */
export const LIVE = {
  minutes: 20 * 20,
  connections: 20 * 3,
  conversationShare: 1 / 20,
  touches: { seconds: 20, everySeconds: 330 },
  /** When the greeting of a socket is late, a probe's answer is, or there is no socket for a while. */
  questions: 3,
} as const;
/** Changes in a user's inbox while one of their browsers is connected. */
export const HINTS = 30;

/** Releases in a month: after each, a browser loads what every screen begins with; else it is in its cache. */
export const RELEASES = 4;
/** The screens of the app whose further files a browser loads: once after each release. */
export const FIRST_LOADS: Readonly<Record<string, number>> = {
  '/dashboard': RELEASES,
  '/explore': RELEASES,
  '/opportunities/:id': RELEASES,
  '/auth': 1,
};

/** Every visit asks for the shell and the configuration, which are revalidated. */
export const REVALIDATIONS = 2 * VISITS;
/** Views of public pages by visitors, for each active user: HTML, a script, the font, and three pictures. */
export const PUBLIC_VIEWS = { views: 5, files: 6, kilobytes: 70 } as const;

/** Of a new confirmed address, changes of applications, and security. */
export const MAILS = 4;

/** What the stream's consumers do for a change: each runs once, by its description; and write units (a notification, its index, its count). */
export const FOLLOW_UP = {
  consumers: ['updates the search and writes notifications', 'sends mail'],
  writeUnits: 6,
  milliseconds: 60,
} as const;
/** Changes that the consumers follow. */
export const CHANGES = ['applications.apply', 'applications.withdraw', 'auth.signUp'] as const;

/** The time that a warm request is billed: our own work, and each call of the table. */
export const MILLISECONDS = { own: 10, call: 5 } as const;
/** An answer of the API, compressed, with its headers. */
export const ANSWER_KILOBYTES = 3;
/** The log lines of a request: the function's, and in production the access log's. */
export const LOG_BYTES = { run: 700, accessLine: 350 } as const;
/** What a user adds to the table: account, profile, applications, notifications, and their indexes. */
export const USER_KILOBYTES = 40;
/** The seed's records with their indexes, and the built site: what an idle preview stores. */
export const IDLE_MEGABYTES = { table: 30, site: 8 } as const;
