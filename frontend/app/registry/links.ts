import { PATHS } from '#frontend/core/paths.ts';
import type { DashboardScreen } from './screen.ts';

// A file of its own, because its pages are not needed at once, as the home is.

/** Events to find, join and host. */
export const EVENTS: DashboardScreen = {
  path: '/dashboard/events',
  label: 'Events',
  icon: 'ticket',
  load: () => import('#frontend/features/events/pages/EventsPage.tsx'),
};

/** The user's calendar, last in every sidebar. */
export const CALENDAR: DashboardScreen = {
  path: PATHS.calendar,
  label: 'Calendar',
  icon: 'calendar-days',
  load: () => import('#frontend/features/meetings/pages/CalendarPage.tsx'),
};

/** The links after those of a role, which may have its own to events (the alumni's, spec, point 2). */
export const linksAfter = (own: readonly DashboardScreen[]): readonly DashboardScreen[] =>
  own.some(({ label }) => label === EVENTS.label) ? [CALENDAR] : [EVENTS, CALENDAR];
