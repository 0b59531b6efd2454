import { PATHS } from '#frontend/core/paths.ts';
import { CHALLENGES_PATH, NEW_CHALLENGE_PATH } from '#frontend/parts/challenges/paths.ts';
import { OWN_CREDENTIALS_PATH } from '#shared/features/credentials/paths.ts';
import { JUDGING_PATH } from '#shared/features/judging/address.ts';
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
    path: '/dashboard/startups/:id',
    label: 'Startup',
    load: () => import('#frontend/features/startups/pages/StartupPage.tsx'),
  },
  {
    path: CHALLENGES_PATH,
    label: 'All challenges',
    load: () => import('#frontend/features/challenges/pages/ChallengesPage.tsx'),
  },
  {
    path: NEW_CHALLENGE_PATH,
    label: 'Create challenge',
    load: () => import('#frontend/features/challenges/pages/ChallengeEditorPage.tsx'),
  },
  {
    path: `${CHALLENGES_PATH}/:id`,
    label: 'Challenge',
    load: () => import('#frontend/features/challenges/pages/ChallengePage.tsx'),
  },
  {
    path: `${CHALLENGES_PATH}/:id/edit`,
    label: 'Edit challenge',
    load: () => import('#frontend/features/challenges/pages/ChallengeEditorPage.tsx'),
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
    path: JUDGING_PATH,
    label: 'Judging',
    load: () => import('#frontend/features/judging/pages/JudgedChallengesPage.tsx'),
  },
  {
    path: '/dashboard/challenges/:id/judging',
    label: 'Judging of a challenge',
    load: () => import('#frontend/app/screens/Judging.tsx'),
  },
  {
    path: '/dashboard/challenges/:id/judging/:entryId',
    label: 'Entry to judge',
    load: () => import('#frontend/app/screens/JudgingTask.tsx'),
  },
  {
    path: PATHS.settings,
    // An admin's sidebar has settings, too: those of the platform.
    label: 'Account settings',
    load: () => import('#frontend/features/settings/pages/SettingsPage.tsx'),
  },
];
