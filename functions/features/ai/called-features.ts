import type { FeatureName } from '#shared/routes.ts';

/** The features whose functions the advisor calls as the user: those with tools. A call of another is refused by its policy. */
export const CALLED_FEATURES = [
  'admin',
  'analytics',
  'applicants',
  'applications',
  'conversations',
  'dashboard',
  'meetings',
  'mentors',
  'mentorships',
  'moderation',
  'opportunities',
  'postings',
  'reports',
  'resume',
  'saved',
  'screening',
  'searches',
  'users',
] as const satisfies readonly FeatureName[];
