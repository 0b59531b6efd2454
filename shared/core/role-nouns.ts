import type { Role } from './contract.ts';

/** The nouns of roles in sentences. */
export const ROLE_NOUNS: Readonly<Record<Role, readonly [one: string, many: string]>> = {
  student: ['student', 'students'],
  mentor: ['mentor', 'mentors'],
  employer: ['employer', 'employers'],
  alumni: ['alumnus', 'alumni'],
  admin: ['admin', 'admins'],
};
