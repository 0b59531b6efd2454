import type { DashboardScreen } from './screen.ts';

/** The students' screens, in the order of the sidebar (spec, point 2). */
const screens: readonly DashboardScreen[] = [
  { path: '/dashboard/student/jobs', label: 'Jobs', icon: 'briefcase' },
  { path: '/dashboard/student/internships', label: 'Internships', icon: 'graduation-cap' },
  { path: '/dashboard/student/startup', label: 'Startup Builder', icon: 'rocket' },
  { path: '/dashboard/student/courses', label: 'Courses', icon: 'book-open' },
  { path: '/dashboard/student/projects', label: 'Projects', icon: 'folder-kanban' },
  { path: '/dashboard/student/mentors', label: 'Mentors', icon: 'users' },
  { path: '/dashboard/student/ai', label: 'AI Advisor', icon: 'compass' },
];
export default screens;
