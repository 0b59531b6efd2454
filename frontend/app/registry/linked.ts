import { PATHS } from '#frontend/core/paths.ts';
import type { PublicScreen } from './screen.ts';

/*
 * More screens that visitors and signed-in users have in common: those to which others link. Their pages are not needed at
 * once, and the lists of their files would weigh on every page.
 */

export const PERSON: PublicScreen = {
  path: PATHS.person,
  label: 'Profile',
  unlisted: true,
  layout: 'shared',
  load: () => import('#frontend/features/profile/pages/PersonPage.tsx'),
};

export const COMPANY: PublicScreen = {
  path: PATHS.company,
  label: 'Company',
  unlisted: true,
  layout: 'shared',
  load: () => import('#frontend/app/screens/Company.tsx'),
};

export const LIBRARY: PublicScreen = {
  path: PATHS.library,
  label: 'Library',
  layout: 'shared',
  load: () => import('#frontend/features/library/pages/LibraryPage.tsx'),
};

export const ARTICLE: PublicScreen = {
  path: '/library/:id',
  label: 'Article',
  unlisted: true,
  layout: 'shared',
  load: () => import('#frontend/features/library/pages/ArticlePage.tsx'),
};

export const STUDY_ABROAD: PublicScreen = {
  path: PATHS.studyAbroad,
  label: 'Study abroad',
  layout: 'shared',
  load: () => import('#frontend/features/guides/pages/GuidesPage.tsx'),
};

export const GUIDE: PublicScreen = {
  path: '/study-abroad/:country',
  label: 'Guide',
  unlisted: true,
  layout: 'shared',
  load: () => import('#frontend/features/guides/pages/GuidePage.tsx'),
};

export const EVENT: PublicScreen = {
  path: '/events/:id',
  label: 'Event',
  unlisted: true,
  layout: 'shared',
  load: () => import('#frontend/features/events/pages/PublicEventPage.tsx'),
};

export const CHALLENGE: PublicScreen = {
  path: '/challenges/:id',
  label: 'Challenge',
  unlisted: true,
  layout: 'shared',
  load: () => import('#frontend/features/challenges/pages/PublicChallengePage.tsx'),
};

export const RESULTS: PublicScreen = {
  path: '/challenges/:id/results',
  label: 'Results of a challenge',
  unlisted: true,
  layout: 'shared',
  load: () => import('#frontend/features/judging/pages/ResultsPage.tsx'),
};

export const CREDENTIAL: PublicScreen = {
  path: '/credentials/:id',
  label: 'Credential',
  unlisted: true,
  layout: 'shared',
  load: () => import('#frontend/features/credentials/pages/CredentialPage.tsx'),
};
