import type { DashboardScreen } from './screen.ts';

/** The employers' screens, in the order of the sidebar (spec, point 2). */
const screens: readonly DashboardScreen[] = [
  {
    path: '/dashboard/employer/post-job',
    label: 'Post New Job',
    icon: 'file-plus',
    load: () => import('#frontend/app/screens/Postings.tsx'),
  },
  {
    path: '/dashboard/employer/applicants',
    label: 'Applicants',
    icon: 'user-check',
    load: () => import('#frontend/app/screens/Applicants.tsx'),
  },
  {
    path: '/dashboard/employer/screening',
    label: 'Screening',
    icon: 'scan-search',
    load: () => import('#frontend/app/screens/Screening.tsx'),
  },
  {
    path: '/dashboard/employer/analytics',
    label: 'Analytics',
    icon: 'chart-line',
    load: () => import('#frontend/app/screens/Analytics.tsx'),
  },
  {
    path: '/dashboard/employer/fairness',
    label: 'Fairness',
    icon: 'scale',
    load: () => import('#frontend/features/fairness/pages/FairnessPage.tsx'),
  },
  {
    path: '/dashboard/employer/challenges',
    label: 'Challenges',
    icon: 'trophy',
    load: () => import('#frontend/features/challenges/pages/ChallengesPage.tsx'),
  },
];
export default screens;
