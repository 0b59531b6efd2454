import { PATHS } from '#frontend/core/paths.ts';
import type { DashboardScreen } from './screen.ts';

/** The dashboard screens that every role has; those with an icon are in every sidebar. */
export const ACCOUNT_SCREENS: readonly DashboardScreen[] = [
  {
    path: PATHS.messages,
    label: 'Messages',
    keywords: ['conversations', 'inbox'],
    icon: 'messages-square',
    load: () => import('#frontend/features/conversations/pages/MessagesPage.tsx'),
    badge: () => import('#frontend/features/conversations/components/UnreadBadge.tsx'),
  },
  {
    path: PATHS.profile,
    label: 'Profile',
    keywords: ['resume', 'skills', 'account'],
    load: () => import('#frontend/features/profile/pages/ProfilePage.tsx'),
  },
  {
    path: PATHS.resumeReview,
    label: 'Review your resume',
    keywords: ['upload', 'pdf'],
    load: () => import('#frontend/features/resume/pages/ResumeReviewPage.tsx'),
  },
  {
    path: PATHS.printProfile,
    label: 'Print resume',
    keywords: ['pdf', 'paper', 'cv'],
    load: () => import('#frontend/features/profile/pages/PrintPage.tsx'),
  },
  {
    path: PATHS.availability,
    label: 'Availability',
    keywords: ['hours', 'book'],
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
    keywords: ['questions', 'advice'],
    load: () => import('#frontend/features/asks/pages/AnswersPage.tsx'),
  },
  {
    path: PATHS.mentorship,
    label: 'Mentorship',
    load: () => import('#frontend/features/mentorships/pages/MentorshipPage.tsx'),
  },
  {
    path: PATHS.settings,
    // An admin's sidebar has settings, too: those of the platform.
    label: 'Account settings',
    keywords: ['password', 'mail', 'preferences'],
    load: () => import('#frontend/features/settings/pages/SettingsPage.tsx'),
  },
];
