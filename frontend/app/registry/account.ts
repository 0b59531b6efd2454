import { PATHS } from '#frontend/core/paths.ts';
import { OWN_CREDENTIALS_PATH } from '#shared/features/credentials/paths.ts';
import type { DashboardScreen } from './screen.ts';

/** The dashboard screens that every role has; those with an icon are in every sidebar. */
export const ACCOUNT_SCREENS: readonly DashboardScreen[] = [
  {
    path: PATHS.messages,
    label: 'Messages',
    icon: 'messages-square',
    load: () => import('#frontend/features/conversations/pages/MessagesPage.tsx'),
    badge: () => import('#frontend/features/conversations/components/UnreadBadge.tsx'),
  },
  {
    path: PATHS.profile,
    label: 'Profile',
    load: () => import('#frontend/features/profile/pages/ProfilePage.tsx'),
  },
  {
    path: PATHS.resumeReview,
    label: 'Review your resume',
    load: () => import('#frontend/features/resume/pages/ResumeReviewPage.tsx'),
  },
  {
    path: PATHS.printProfile,
    label: 'Print resume',
    load: () => import('#frontend/features/profile/pages/PrintPage.tsx'),
  },
  {
    path: OWN_CREDENTIALS_PATH,
    label: 'Certificates and badges',
    load: () => import('#frontend/features/credentials/pages/OwnCredentialsPage.tsx'),
  },
  {
    path: PATHS.availability,
    label: 'Availability',
    load: () => import('#frontend/features/meetings/pages/AvailabilityPage.tsx'),
  },
  {
    path: PATHS.meeting,
    label: 'Meeting',
    load: () => import('#frontend/features/meetings/pages/MeetingPage.tsx'),
  },
  {
    path: PATHS.answers,
    label: 'Answers from alumni',
    load: () => import('#frontend/features/asks/pages/AnswersPage.tsx'),
  },
  {
    path: PATHS.mentorship,
    label: 'Mentorship',
    load: () => import('#frontend/features/mentorships/pages/MentorshipPage.tsx'),
  },
  {
    path: '/dashboard/events/new',
    label: 'Create event',
    load: () => import('#frontend/features/events/pages/EventEditorPage.tsx'),
  },
  {
    path: '/dashboard/events/:id',
    label: 'Event',
    load: () => import('#frontend/features/events/pages/EventPage.tsx'),
  },
  {
    path: '/dashboard/events/:id/edit',
    label: 'Edit event',
    load: () => import('#frontend/features/events/pages/EventEditorPage.tsx'),
  },
  {
    path: '/dashboard/engagements',
    label: 'Live projects',
    load: () => import('#frontend/features/engagements/pages/EngagementsPage.tsx'),
  },
  {
    path: '/dashboard/engagements/:id',
    label: 'Live project',
    load: () => import('#frontend/features/engagements/pages/EngagementPage.tsx'),
  },
  {
    path: PATHS.settings,
    // An admin's sidebar has settings, too: those of the platform.
    label: 'Account settings',
    load: () => import('#frontend/features/settings/pages/SettingsPage.tsx'),
  },
];
