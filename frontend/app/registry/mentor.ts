import type { DashboardScreen } from './screen.ts';

/** The mentors' screens, in the order of the sidebar (spec, point 2). */
const screens: readonly DashboardScreen[] = [
  { path: '/dashboard/mentor/mentees', label: 'My Mentees', icon: 'users' },
  { path: '/dashboard/mentor/schedule', label: 'Schedule', icon: 'calendar-days' },
  { path: '/dashboard/mentor/projects', label: 'Project Reviews', icon: 'folder-kanban' },
  { path: '/dashboard/mentor/ai', label: 'AI Advisor', icon: 'compass' },
];
export default screens;
