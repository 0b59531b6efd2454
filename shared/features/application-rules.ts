import type { Role } from '../contract.ts';

// Plain data without schemas: the browser loads it with every list of opportunities and of applications.

/** Who may apply for opportunities. */
export const APPLICANT_ROLES = ['student', 'alumni'] as const satisfies readonly Role[];

/** Whether people of this role may apply. */
export const mayApply = (role: Role): boolean => (APPLICANT_ROLES as readonly Role[]).includes(role);

/** What an application can be. */
export const APPLICATION_STATUSES = [
  'new',
  'reviewed',
  'interview_scheduled',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/**
 * Where an application may go from each status: the spec's flow (point 4), and out by the applicant's own will
 * until it is decided. Somebody who withdrew may apply again, which starts at `new`.
 */
export const APPLICATION_TRANSITIONS = {
  new: ['reviewed', 'rejected', 'withdrawn'],
  reviewed: ['interview_scheduled', 'rejected', 'withdrawn'],
  interview_scheduled: ['rejected', 'withdrawn'],
  rejected: [],
  withdrawn: ['new'],
} as const satisfies Record<ApplicationStatus, readonly ApplicationStatus[]>;

/** Whether an application may go from one status to another. */
export const mayGo = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  (APPLICATION_TRANSITIONS[from] as readonly ApplicationStatus[]).includes(to);

/** The statuses from which an application may go to `next`. */
export const statusesBefore = (next: ApplicationStatus): ApplicationStatus[] =>
  APPLICATION_STATUSES.filter((status) => mayGo(status, next));

/** The spec's words for a status (point 4). */
export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  new: 'New',
  reviewed: 'Reviewed',
  interview_scheduled: 'Interview Scheduled',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
