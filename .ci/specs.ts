/**
 * The browser tests of each feature: `npm run test:changed` runs those of the features that a change touches. A feature whose
 * one test has its name is not named here.
 */
export const FEATURE_SPECS: Readonly<Record<string, readonly string[]>> = {
  admin: ['admin-users', 'admin-forms', 'messages', 'moderation', 'reports'],
  ai: ['advisor', 'advisor-ways'],
  analytics: ['hiring', 'plans'],
  applicants: ['applicants', 'applicants-together', 'interviews', 'hiring'],
  applications: ['applications', 'opportunity', 'dashboard', 'dashboard-states', 'tracker', 'applicants'],
  assessments: ['assessments', 'lessons'],
  auth: ['auth', 'confirming', 'password-reset', 'joining', 'people', 'translated'],
  buddies: ['asks'],
  companies: ['postings', 'moderation', 'branding', 'plans'],
  courses: ['courses', 'lessons', 'assessments'],
  contact: ['contact', 'messages', 'directions', 'plans'],
  conversations: ['conversations', 'directions', 'server-time'],
  credentials: ['credentials', 'credentials-elsewhere'],
  dashboard: ['dashboard', 'dashboard-states'],
  equality: ['fairness'],
  enrolments: ['courses', 'lessons'],
  exports: ['hiring'],
  inbox: ['live', 'conversations', 'notifications'],
  library: ['library', 'library-list'],
  meetings: ['meetings', 'interviews', 'mentees', 'mentoring'],
  mentors: ['mentors', 'mentees', 'mentoring'],
  mentorships: ['mentors', 'mentees', 'mentoring'],
  'imported-credentials': ['credentials-elsewhere'],
  invitations: ['admin-forms', 'admin-users'],
  onboarding: ['onboarding', 'joining', 'people'],
  opportunities: [
    'explore',
    'explore-list',
    'finding',
    'saved',
    'opportunity',
    'opportunity-html',
    'postings',
  ],
  pages: ['opportunity-html'],
  'plan-requests': ['plans'],
  projects: ['projects', 'reviews'],
  reviews: ['reviews', 'review-drafts', 'rubrics'],
  postings: ['postings', 'moderation'],
  profile: ['profile', 'profile-sharing'],
  resume: ['resume', 'onboarding'],
  searches: ['saved'],
  settings: ['settings', 'settings-password', 'people'],
  'trusted-issuers': ['credentials-elsewhere'],
  users: ['profile', 'settings', 'onboarding', 'people'],
};

/** Browser tests of what all features share, by the folder that a change touches; the first that fits. */
export const SHARED_SPECS: Readonly<Record<string, readonly string[]>> = {
  'frontend/app/': ['auth', 'dashboard', 'dashboard-states', 'palette', 'before-react'],
  'frontend/core/decisions/': ['admin-users', 'moderation', 'reports'],
  'frontend/core/scorecards/': ['applicants-together', 'reviews', 'judging'],
  'frontend/core/': ['auth', 'failures', 'contact', 'composing', 'server-time'],
  'frontend/marketing/': ['marketing', 'public-pages'],
  'frontend/prerender/': ['public-pages', 'before-react', 'opportunity-html'],
  'frontend/styles/': ['gallery', 'forced-colors'],
  'frontend/ui/': [
    'directions',
    'gallery',
    'gallery-floating',
    'gallery-overlays',
    'contact',
    'translated',
    'composing',
    'forced-colors',
    'server-time',
  ],
};

/** Those that no change selects by itself: they go over every screen, and `npm test` runs them. */
export const EVERYWHERE: readonly string[] = [
  'accessibility',
  'targets',
  'payloads',
  'payloads-postings',
  'payloads-projects',
  'portable',
];
