import type { DashboardScreen } from './screen.ts';

/** The employers' screens, in the order of the sidebar (spec, point 2). */
const screens: readonly DashboardScreen[] = [
  { path: '/dashboard/employer/post-job', label: 'Post New Job', icon: 'file-plus' },
  { path: '/dashboard/employer/applicants', label: 'Applicants', icon: 'user-check' },
  { path: '/dashboard/employer/screening', label: 'Screening', icon: 'scan-search' },
  { path: '/dashboard/employer/analytics', label: 'Analytics', icon: 'chart-line' },
];
export default screens;
