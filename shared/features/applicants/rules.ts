import { type ApplicationStatus, applicationWorkflow } from '../applications/rules.ts';

// Plain data without schemas: the browser loads it with the screen of the applicants.

/** What employers move applications to. `hired` and `offer_declined` are the applicant’s answers to an offer. */
export const DECISIONS = [
  'reviewed',
  'interview_scheduled',
  'offered',
  'rejected',
] as const satisfies readonly ApplicationStatus[];
export type Decision = (typeof DECISIONS)[number];
/** Of several applications at once: an offer is made to one person. */
export const BULK_DECISIONS = [
  'reviewed',
  'interview_scheduled',
  'rejected',
] as const satisfies readonly Decision[];
export type BulkDecision = (typeof BULK_DECISIONS)[number];

const label = (status: ApplicationStatus): string => applicationWorkflow.statuses[status].label;

/** Why an application cannot be moved: 'An application can’t go from New to Interview Scheduled.' */
export const cannotBecome = (from: ApplicationStatus, to: Decision): string =>
  `An application can’t go from ${label(from)} to ${label(to)}.`;

/** What the keys of the packed lists of applicants begin with, in the bucket of the search. */
export const APPLICANT_LIST_KEYS = 'applicants/';

/** The most applications that one request moves. */
export const BULK_MAX = 200;
/** The most characters of a note about an applicant, and the most notes that one user has about one. */
export const APPLICANT_NOTE_MAX = 4000;
export const NOTES_AT_MOST = 100;
/** The most colleagues that one note mentions. */
export const MENTIONS_AT_MOST = 10;
/** The skills that a row shows. */
export const ROW_SKILLS = 8;

/** In which order applicants are listed: longest waiting first, latest first, best match first, or by name. */
export const APPLICANT_ORDERS = ['waiting', 'latest', 'match', 'name'] as const;
export type ApplicantOrder = (typeof APPLICANT_ORDERS)[number];

/** The parts of a match, as rows show them. */
export const MATCH_PARTS = ['skills', 'experience', 'education', 'location'] as const;
