import type { PosterRole } from '../postings/rules.ts';

// Plain data without schemas: the browser loads it with the screen.

/** How many candidates can be compared line by line, and how many names one request reveals at most. */
export const COMPARED_AT_LEAST = 2;
export const COMPARED_AT_MOST = 4;

/** The most names that one user reveals for one posting: what the list reads of them stays small. */
export const REVEALED_AT_MOST = 1000;

/**
 * The applicants of a posting by what can be said of their place: those with a match have one, those who asked for a review
 * without a number have none by their own choice, and for the others there is not enough data.
 */
export const SCREENING_GROUPS = ['ranked', 'unscored', 'unknown'] as const;
export type ScreeningGroup = (typeof SCREENING_GROUPS)[number];

/** How well a candidate has what a line of the posting asks for. Unknown is not the same as missing. */
export const FITS = ['yes', 'part', 'no', 'unknown'] as const;
export type Fit = (typeof FITS)[number];

/** How many filters a user may save in Screening, and how long their names may be. */
export const FILTERS_AT_MOST = 20;
export const FILTER_NAME_MAX = 60;

/** What replaces, in the texts of a candidate whose name is not revealed, the words that identify them. */
export const HIDDEN_TEXT = '[hidden]';

/** The screens on which each role compares applicants without names. */
export const SCREENING_SCREENS: Readonly<Record<PosterRole, `/${string}`>> = {
  employer: '/dashboard/employer/screening',
  alumni: '/dashboard/alumni/screening',
};
