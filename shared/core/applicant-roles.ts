import type { Role } from './contract.ts';

/** Who may apply for opportunities. */
export const APPLICANT_ROLES = ['student', 'alumni'] as const satisfies readonly Role[];
export type ApplicantRole = (typeof APPLICANT_ROLES)[number];

/** Whether users of this role may apply. */
export const mayApply = (role: Role): boolean => APPLICANT_ROLES.some((one) => one === role);
