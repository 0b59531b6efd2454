import type { DashboardScreen } from './screen.ts';

/** The mentors' screens, in the order of the sidebar (spec, point 2). */
const screens: readonly DashboardScreen[] = [
  {
    path: '/dashboard/mentor/mentees',
    label: 'My Mentees',
    icon: 'users',
    soon: 'Your mentees, their goals and progress, and new requests to accept or decline.',
  },
  {
    path: '/dashboard/mentor/schedule',
    label: 'Schedule',
    icon: 'calendar-days',
    soon: 'Your upcoming sessions, and the hours that mentees can book.',
  },
  {
    path: '/dashboard/mentor/projects',
    label: 'Project Reviews',
    icon: 'folder-kanban',
    soon: 'Projects waiting for your review, with a rubric for code quality, functionality, design, documentation and innovation.',
  },
  {
    path: '/dashboard/mentor/ai',
    label: 'AI Advisor',
    icon: 'compass',
    soon: 'Answers to your questions about guiding your mentees.',
  },
];
export default screens;
