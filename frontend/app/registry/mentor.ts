import type { DashboardScreen } from './screen.ts';

/** The mentors' screens, in the order of the sidebar (spec, point 2). */
const screens: readonly DashboardScreen[] = [
  {
    path: '/dashboard/mentor/mentees',
    label: 'My Mentees',
    icon: 'users',
    load: () => import('#frontend/app/screens/Mentees.tsx'),
  },
  {
    path: '/dashboard/mentor/schedule',
    label: 'Schedule',
    icon: 'calendar-clock',
    load: () => import('#frontend/app/screens/SessionSchedule.tsx'),
  },
  {
    path: '/dashboard/mentor/projects',
    label: 'Project Reviews',
    icon: 'folder-kanban',
    soon: 'Projects waiting for your review, with a rubric for code quality, functionality, design, documentation and innovation.',
  },
  {
    path: '/dashboard/mentor/ai',
    label: 'AI Assistant',
    icon: 'compass',
    load: () => import('#frontend/features/ai/pages/AdvisorPage.tsx'),
  },
  {
    path: '/dashboard/mentor/settings',
    label: 'Mentor settings',
    // The mentees and the schedule lead there.
    load: () => import('#frontend/app/screens/MentorSettings.tsx'),
  },
];
export default screens;
