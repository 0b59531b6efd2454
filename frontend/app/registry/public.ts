import { GALLERY_PATH, PATHS } from '#frontend/core/paths.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { UNSUBSCRIBE_PATH } from '#shared/features/searches/rules.ts';
import {
  ARTICLE,
  CHALLENGE,
  COMPANY,
  CREDENTIAL,
  EVENT,
  GUIDE,
  LIBRARY,
  PERSON,
  RESULTS,
  STUDY_ABROAD,
} from './linked.ts';
import type { PublicScreen } from './screen.ts';
import { EXPLORE, OPPORTUNITY } from './shared.ts';

/** The screens outside the dashboard. Those that are rendered at build time are in the order of the site map. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  {
    path: PATHS.home,
    label: 'Home',
    layout: 'public',
    prerendered: {
      title: 'Internships, jobs and projects that match your skills',
      description:
        'Find internships, jobs and live projects, see why each one matches your skills, and track your applications. Free for students and mentors.',
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
        'See what Fledge offers: skill-based matching, application tracking, mentoring, courses, challenges and more.',
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
        'Search internships, jobs and projects by skill and location, see why they match, apply in one step and track every application.',
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
        'Help students start their careers in one to four hours a week. Four ways to mentor, three steps to get started, free for mentors.',
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
        'Hire early-career talent with skill-based matching. Plans from $99 per month. Create an account, add your company and publish your postings.',
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
      description: 'Our mission, our vision, our four values and the team behind Fledge.',
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
        'Contact the Fledge team, Monday to Friday, 8AM to 6PM PST, or find answers to frequently asked questions.',
    },
    load: () => import('#frontend/marketing/pages/ContactPage.tsx'),
  },
  {
    ...EXPLORE,
    prerendered: {
      title: 'Explore opportunities',
      description:
        'Search internships, jobs and live projects by type, location and skill. No account needed.',
    },
  },
  {
    path: PATHS.verify,
    label: 'Verify a credential',
    layout: 'public',
    prerendered: {
      title: 'Verify a credential',
      description:
        'Check a certificate or badge of Fledge: its signature, whether it was changed, and whether it is in force. In your browser, without an account.',
    },
    load: () => import('#frontend/features/credentials/pages/VerifyPage.tsx'),
  },
  {
    ...STUDY_ABROAD,
    prerendered: {
      title: 'Study abroad',
      description:
        'Guides to studies in Canada, Germany, the United Kingdom and the United States: facts from official pages, each with its source and the day on which it was read.',
    },
  },
  {
    path: PATHS.privacy,
    label: 'Privacy',
    layout: 'public',
    prerendered: {
      title: 'Privacy',
      description:
        'What data Fledge stores about you, why, for how long, and who can see it. No trackers, no ads.',
    },
    load: () => import('#frontend/marketing/pages/PrivacyPage.tsx'),
  },
  {
    path: PATHS.terms,
    label: 'Terms',
    layout: 'public',
    prerendered: {
      title: 'Terms',
      description: 'The terms for using Fledge, in plain language.',
    },
    load: () => import('#frontend/marketing/pages/TermsPage.tsx'),
  },
  {
    path: PATHS.accessibility,
    label: 'Accessibility',
    layout: 'public',
    prerendered: {
      title: 'Accessibility',
      description: 'How we make Fledge accessible to everyone, what we test, and how to report a problem.',
    },
    load: () => import('#frontend/marketing/pages/AccessibilityPage.tsx'),
  },
  OPPORTUNITY,
  PERSON,
  COMPANY,
  LIBRARY,
  ARTICLE,
  GUIDE,
  EVENT,
  CHALLENGE,
  RESULTS,
  CREDENTIAL,
  {
    path: PATHS.auth,
    label: 'Login',
    layout: 'bare',
    prerendered: {
      title: `Sign in to ${PRODUCT}`,
      description:
        'Sign in to follow your applications and see which opportunities match your skills. New here? An account is free for students and mentors.',
      variant: { field: 'mode', value: 'signup', title: 'Create your account' },
    },
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
    label: 'Reset your password',
    unlisted: true,
    layout: 'bare',
    load: () => import('#frontend/features/auth/pages/ForgotPasswordPage.tsx'),
  },
  {
    path: '/auth/accept-invitation',
    label: 'Accept invitation',
    unlisted: true,
    layout: 'bare',
    load: () => import('#frontend/features/auth/pages/AcceptInvitationPage.tsx'),
  },
  {
    path: UNSUBSCRIBE_PATH,
    label: 'Turn off alerts',
    unlisted: true,
    layout: 'bare',
    load: () => import('#frontend/features/auth/pages/UnsubscribePage.tsx'),
  },
  {
    path: PATHS.getStarted,
    label: 'Get started',
    unlisted: true,
    layout: 'bare',
    prerendered: {
      title: 'Choose Your Role',
      description:
        'Join as a student, mentor, employer, alumni or admin. See what each role can do, then create your account.',
    },
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
