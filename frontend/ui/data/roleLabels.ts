import type { Role } from '#shared/core/contract.ts';

/** The displayed names of the roles. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  student: 'Student',
  mentor: 'Mentor',
  employer: 'Employer',
  alumni: 'Alumni',
  admin: 'Admin',
};
