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
    load: () => import('#frontend/app/screens/ProjectReviews.tsx'),
  },
  {
    path: '/dashboard/mentor/courses',
    label: 'Courses',
    icon: 'book-open',
    load: () => import('#frontend/app/screens/Authoring.tsx'),
  },
  {
    path: '/dashboard/mentor/ai',
    label: 'AI Assistant',
    icon: 'compass',
    load: () => import('#frontend/features/ai/pages/AdvisorPage.tsx'),
  },
  {
    path: '/dashboard/mentor/projects/:id',
    label: 'Review',
    load: () => import('#frontend/app/screens/ProjectReview.tsx'),
  },
  {
    path: '/dashboard/mentor/courses/:id',
    label: 'Course',
    load: () => import('#frontend/app/screens/Authoring.tsx'),
  },
  {
    path: '/dashboard/mentor/references',
    label: 'Reference projects',
    load: () => import('#frontend/app/screens/ReferenceProjects.tsx'),
  },
  {
    path: '/dashboard/mentor/settings',
    label: 'Mentor settings',
    // The mentees and the schedule lead there.
    load: () => import('#frontend/app/screens/MentorSettings.tsx'),
  },
];
export default screens;
