import type { DashboardScreen } from './screen.ts';

/** The alumni's screens, in the order of the sidebar (spec, point 2). */
const screens: readonly DashboardScreen[] = [
  {
    path: '/dashboard/alumni/opportunities',
    label: 'Post Opportunities',
    icon: 'file-plus',
    load: () => import('#frontend/app/screens/Postings.tsx'),
  },
  {
    path: '/dashboard/alumni/applicants',
    label: 'Applicants',
    // View Applications of a posting leads there.
    load: () => import('#frontend/app/screens/Applicants.tsx'),
  },
  {
    path: '/dashboard/alumni/screening',
    label: 'Screening',
    // The applicants lead there.
    load: () => import('#frontend/app/screens/Screening.tsx'),
  },
  {
    path: '/dashboard/alumni/mentor',
    label: 'Mentoring',
    icon: 'users',
    load: () => import('#frontend/app/screens/Mentoring.tsx'),
  },
  {
    path: '/dashboard/alumni/mentor/schedule',
    label: 'Session schedule',
    // Mentoring leads there, and to the settings.
    load: () => import('#frontend/app/screens/SessionSchedule.tsx'),
  },
  {
    path: '/dashboard/alumni/mentor/settings',
    label: 'Mentor settings',
    load: () => import('#frontend/app/screens/MentorSettings.tsx'),
  },
  {
    // The events that they host; those of everyone are beside it.
    path: '/dashboard/alumni/events',
    label: 'Events',
    icon: 'ticket',
    load: () => import('#frontend/app/screens/AlumniEvents.tsx'),
  },
  {
    path: '/dashboard/alumni/challenges',
    label: 'Challenges',
    icon: 'trophy',
    load: () => import('#frontend/features/challenges/pages/ChallengesPage.tsx'),
  },
  {
    path: '/dashboard/alumni/applications',
    label: 'Applications',
    icon: 'kanban',
    load: () => import('#frontend/features/applications/tracker/TrackerPage.tsx'),
  },
];
export default screens;
