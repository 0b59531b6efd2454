import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import type { DashboardScreen } from './screen.ts';

const library = () => import('#frontend/features/library/pages/LibraryEntriesPage.tsx');
const courses = () => import('#frontend/features/authoring/pages/AuthoringPage.tsx');

/** The admins' screens, in the order of the sidebar: the spec's (point 2), then those that it does not name. */
const screens: readonly DashboardScreen[] = [
  {
    path: ADMIN_PATHS.users,
    label: 'User Management',
    icon: 'users',
    load: () => import('#frontend/features/admin/pages/UsersPage.tsx'),
  },
  {
    path: ADMIN_PATHS.analytics,
    label: 'Analytics',
    icon: 'chart-line',
    load: () => import('#frontend/features/platform-figures/pages/PlatformFiguresPage.tsx'),
  },
  {
    path: ADMIN_PATHS.settings,
    label: 'Settings',
    icon: 'settings-2',
    load: () => import('#frontend/features/platform-settings/pages/PlatformSettingsPage.tsx'),
  },
  {
    path: ADMIN_PATHS.approvals,
    label: 'Approvals',
    icon: 'user-check',
    load: () => import('#frontend/features/admin/pages/ApprovalsPage.tsx'),
    badge: () => import('#frontend/features/admin/components/ApprovalCount.tsx'),
  },
  {
    path: ADMIN_PATHS.review,
    label: 'Review',
    icon: 'clipboard-check',
    load: () => import('#frontend/features/admin/pages/ReviewQueuePage.tsx'),
    badge: () => import('#frontend/features/admin/components/ReviewCount.tsx'),
  },
  {
    path: ADMIN_PATHS.reports,
    label: 'Reports',
    icon: 'flag-triangle-right',
    load: () => import('#frontend/features/admin/pages/ReportsPage.tsx'),
    badge: () => import('#frontend/features/admin/components/ReportCount.tsx'),
  },
  {
    path: ADMIN_PATHS.mentors,
    label: 'Mentors',
    icon: 'user-plus',
    load: () => import('#frontend/features/mentors/pages/MentorCasesPage.tsx'),
    badge: () => import('#frontend/features/admin/components/MentorCount.tsx'),
  },
  {
    path: ADMIN_PATHS.rubrics,
    label: 'Rubrics',
    icon: 'list-checks',
    load: () => import('#frontend/features/reviews/pages/RubricsPage.tsx'),
  },
  {
    path: '/dashboard/admin/courses',
    label: 'Courses',
    icon: 'library',
    load: courses,
  },
  {
    path: '/dashboard/admin/courses/:id',
    label: 'Course',
    load: courses,
  },
  {
    path: '/dashboard/admin/challenges',
    label: 'Challenges',
    icon: 'trophy',
    load: () => import('#frontend/features/challenges/pages/ChallengesPage.tsx'),
  },
  {
    path: ADMIN_PATHS.library,
    label: 'Library entries',
    icon: 'book',
    load: library,
  },
  {
    path: `${ADMIN_PATHS.library}/:id`,
    label: 'Entry',
    load: library,
  },
  {
    path: ADMIN_PATHS.attempts,
    label: 'Attempts',
    icon: 'search-check',
    load: () => import('#frontend/features/assessments/pages/AttemptsPage.tsx'),
  },
  {
    path: ADMIN_PATHS.credentials,
    label: 'Credentials',
    icon: 'id-card',
    load: () => import('#frontend/features/credentials/pages/WatchedCredentialsPage.tsx'),
  },
  {
    path: ADMIN_PATHS.trustedIssuers,
    label: 'Trusted issuers',
    load: () => import('#frontend/features/credentials/pages/TrustedIssuersPage.tsx'),
  },
  {
    path: ADMIN_PATHS.companies,
    label: 'Companies',
    load: () => import('#frontend/features/admin/pages/CompaniesPage.tsx'),
  },
  {
    path: ADMIN_PATHS.planRequests,
    label: 'Plan requests',
    icon: 'handshake',
    load: () => import('#frontend/features/plan-requests/pages/PlanRequestsPage.tsx'),
  },
  {
    path: ADMIN_PATHS.fairness,
    label: 'Fairness',
    icon: 'scale',
    load: () => import('#frontend/features/fairness/pages/CompanyFairnessPage.tsx'),
  },
  {
    path: ADMIN_PATHS.messages,
    label: 'Contact messages',
    icon: 'mail',
    load: () => import('#frontend/features/contact/pages/ContactMessagesPage.tsx'),
  },
  {
    path: ADMIN_PATHS.audit,
    label: 'Audit Log',
    icon: 'logs',
    load: () => import('#frontend/features/admin/pages/AuditPage.tsx'),
  },
];
export default screens;
