import type { FeatureName } from '#shared/routes.ts';

/** The features whose functions the advisor calls as the user: those with tools. A call of another is refused by its policy. */
export const CALLED_FEATURES = [
  'admin',
  'analytics',
  'applicants',
  'applications',
  'dashboard',
  'inbox',
  'meetings',
  'mentors',
  'mentorships',
  'moderation',
  'opportunities',
  'postings',
  'profile',
  'reports',
  'resume',
  'saved',
  'screening',
  'searches',
  'users',
] as const satisfies readonly FeatureName[];
