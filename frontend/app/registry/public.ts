import { GALLERY_PATH, PATHS } from '#frontend/core/paths.ts';
import type { PublicScreen } from './screen.ts';

/** The screens outside the dashboard. Those that are rendered at build time are in the order of the site map. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  {
    path: PATHS.home,
    label: 'Home',
    layout: 'public',
    prerendered: {
      title: 'Internships, jobs and projects that fit what you can do',
      description:
        'Find internships, jobs and live projects, see why each one fits you, and keep track of every application you send. Free for students and mentors.',
    },
    load: () => import('#frontend/marketing/pages/HomePage.tsx'),
  },
  {
    path: PATHS.features,
    label: 'Features',
    layout: 'public',
    topBar: true,
    prerendered: {
      title: 'Features',
      description:
        'What Fledge does today and what is being built: opportunities with reasons, applications you can follow, mentoring, courses, and the tools around them.',
    },
    load: () => import('#frontend/marketing/pages/FeaturesPage.tsx'),
  },
  {
    path: PATHS.forStudents,
    label: 'For Students',
    layout: 'public',
    topBar: true,
    prerendered: {
      title: 'For Students',
      description:
        'Search internships, jobs and projects by skill and place, see what fits and why, apply in one step and keep track of all you have sent.',
    },
    load: () => import('#frontend/marketing/pages/ForStudentsPage.tsx'),
  },
  {
    path: PATHS.forMentors,
    label: 'For Mentors',
    layout: 'public',
    topBar: true,
    prerendered: {
      title: 'For Mentors',
      description:
        'Give one to four hours a week to somebody who is where you once were. Four ways to mentor, three steps to begin, free for mentors.',
    },
    load: () => import('#frontend/marketing/pages/ForMentorsPage.tsx'),
  },
  {
    path: PATHS.employers,
    label: 'Employers',
    layout: 'public',
    topBar: true,
    prerendered: {
      title: 'Employers',
      description:
        'Hire people who are starting out. Plans from $99 per month and matching that shows its reasons. Open your account today; posting is being built.',
    },
    load: () => import('#frontend/marketing/pages/EmployersPage.tsx'),
  },
  {
    path: PATHS.about,
    label: 'About Us',
    layout: 'public',
    topBar: true,
    prerendered: {
      title: 'About Us',
      description:
        'Why Fledge exists, what it wants to become, the four values it is built on, and the people behind it.',
    },
    load: () => import('#frontend/marketing/pages/AboutPage.tsx'),
  },
  {
    path: PATHS.contact,
    label: 'Contact',
    layout: 'public',
    topBar: true,
    prerendered: {
      title: 'Contact',
      description:
        'Write to the people behind Fledge. Monday to Friday, 8AM to 6PM PST, and answers to the questions we hear most.',
    },
    load: () => import('#frontend/marketing/pages/ContactPage.tsx'),
  },
  {
    path: PATHS.explore,
    label: 'Explore opportunities',
    keywords: ['jobs', 'internships', 'projects', 'search'],
    layout: 'public',
    prerendered: {
      title: 'Explore opportunities',
      description:
        'Search internships, jobs and live projects by kind, place and skill. No account needed to look.',
    },
    load: () => import('#frontend/app/screens/Explore.tsx'),
  },
  {
    path: PATHS.privacy,
    label: 'Privacy',
    keywords: ['data', 'cookies'],
    layout: 'public',
    prerendered: {
      title: 'Privacy',
      description:
        'What Fledge stores about you, why, for how long, and who sees it. No trackers, no advertising.',
    },
    load: () => import('#frontend/marketing/pages/PrivacyPage.tsx'),
  },
  {
    path: PATHS.terms,
    label: 'Terms',
    keywords: ['conditions'],
    layout: 'public',
    prerendered: {
      title: 'Terms',
      description: 'The rules for using Fledge, in plain words.',
    },
    load: () => import('#frontend/marketing/pages/TermsPage.tsx'),
  },
  {
    path: PATHS.accessibility,
    label: 'Accessibility',
    keywords: ['a11y', 'keyboard'],
    layout: 'public',
    prerendered: {
      title: 'Accessibility',
      description:
        'How Fledge is made to work for everyone, what we test, and how to tell us about a barrier.',
    },
    load: () => import('#frontend/marketing/pages/AccessibilityPage.tsx'),
  },
  {
    path: PATHS.opportunity,
    label: 'Opportunity',
    unlisted: true,
    layout: 'public',
    load: () => import('#frontend/app/screens/Opportunity.tsx'),
  },
  {
    path: PATHS.auth,
    label: 'Log in',
    keywords: ['login', 'sign in', 'sign up'],
    layout: 'bare',
    load: () => import('#frontend/features/auth/pages/AuthPage.tsx'),
  },
  {
    path: PATHS.confirmEmail,
    label: 'Confirm your email',
    unlisted: true,
    layout: 'bare',
    load: () => import('#frontend/features/auth/pages/ConfirmEmailPage.tsx'),
  },
  {
    path: PATHS.forgotPassword,
    label: 'Forgotten password',
    unlisted: true,
    layout: 'bare',
    load: () => import('#frontend/features/auth/pages/ForgotPasswordPage.tsx'),
  },
  {
    path: PATHS.acceptInvitation,
    label: 'Accept invitation',
    unlisted: true,
    layout: 'bare',
    load: () => import('#frontend/features/auth/pages/AcceptInvitationPage.tsx'),
  },
  {
    path: PATHS.getStarted,
    label: 'Get started',
    unlisted: true,
    layout: 'bare',
    load: () => import('#frontend/features/onboarding/pages/GetStartedPage.tsx'),
  },
  {
    path: PATHS.onboarding,
    label: 'Onboarding',
    unlisted: true,
    layout: 'bare',
    load: () => import('#frontend/features/onboarding/pages/OnboardingPage.tsx'),
  },
  {
    path: GALLERY_PATH,
    label: 'Gallery',
    unlisted: true,
    layout: 'bare',
    local: true,
    load: () => import('#frontend/app/screens/LocalGallery.tsx'),
  },
];

/** The links of the top bar (spec, point 2). */
export const TOP_BAR_LINKS = PUBLIC_SCREENS.filter(({ topBar }) => topBar);
