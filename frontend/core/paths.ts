/**
 * The paths that links lead to, for every role. A role's own paths are in its declarations (app/registry), or beside
 * this file if its features link to them (adminPaths.ts): the other roles do not load them.
 */
export const PATHS = {
  home: '/',
  features: '/features',
  forStudents: '/for-students',
  forMentors: '/for-mentors',
  employers: '/employers',
  about: '/about',
  contact: '/contact',
  explore: '/explore',
  verify: '/verify',
  library: '/library',
  studyAbroad: '/study-abroad',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  opportunity: '/opportunities/:id',
  company: '/companies/:id',
  auth: '/auth',
  confirmEmail: '/auth/confirm',
  forgotPassword: '/auth/forgot-password',
  getStarted: '/get-started',
  onboarding: '/onboarding/:role',
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  resumeReview: '/dashboard/profile/resume',
  printProfile: '/dashboard/profile/print',
  person: '/people/:id',
  settings: '/dashboard/settings',
  messages: '/dashboard/messages',
  calendar: '/dashboard/calendar',
  availability: '/dashboard/calendar/availability',
  meeting: '/dashboard/meetings/:id',
  mentorship: '/dashboard/mentorships/:id',
  answers: '/dashboard/answers',
} as const;
export type ScreenPath = (typeof PATHS)[keyof typeof PATHS];

/** The user's applications, on the home of the dashboard: `/dashboard#applications`. */
export const APPLICATIONS_ID = 'applications';

/** The page that shows every part of the design system. It exists in the local stage only. */
export const GALLERY_PATH = '/gallery';

/** `/opportunities/:id` with its parameters filled in: `fillPath(PATHS.opportunity, { id })`. */
export const fillPath = (pattern: ScreenPath, values: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
