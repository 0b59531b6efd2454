import type { Role } from '#shared/contract.ts';

/** A role as people read it. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  student: 'Student',
  mentor: 'Mentor',
  employer: 'Employer',
  alumni: 'Alumni',
  admin: 'Admin',
};
