import type { PosterRole } from './rules.ts';

// Apart from the notifications, which the screens that link here do not need.

/** The screens on which each role writes and manages postings. */
export const POSTING_SCREENS: Readonly<Record<PosterRole, `/${string}`>> = {
  employer: '/dashboard/employer/post-job',
  alumni: '/dashboard/alumni/opportunities',
};

/** The screens on which each role decides about applicants. */
export const APPLICANT_SCREENS: Readonly<Record<PosterRole, `/${string}`>> = {
  employer: '/dashboard/employer/applicants',
  alumni: '/dashboard/alumni/applicants',
};

/** Where the applicants of a posting are. */
export const applicantsPlace = (role: PosterRole, id: string): string =>
  `${APPLICANT_SCREENS[role]}?opportunityId=${encodeURIComponent(id)}`;

/** Where the file of an export is. */
export const exportPlace = (role: PosterRole, id: string): string =>
  `${APPLICANT_SCREENS[role]}?export=${encodeURIComponent(id)}`;

/** Where a posting is in the list of those who manage it. */
export const postingPlace = (role: PosterRole, id: string): string =>
  `${POSTING_SCREENS[role]}?tab=postings#posting-${encodeURIComponent(id)}`;
