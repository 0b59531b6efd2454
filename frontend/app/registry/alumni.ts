import type { DashboardScreen } from './screen.ts';

/** The alumni's screens, in the order of the sidebar (spec, point 2). */
const screens: readonly DashboardScreen[] = [
  { path: '/dashboard/alumni/opportunities', label: 'Post Opportunities', icon: 'file-plus' },
  { path: '/dashboard/alumni/mentor', label: 'Mentoring', icon: 'users' },
  { path: '/dashboard/alumni/events', label: 'Events', icon: 'ticket' },
];
export default screens;
