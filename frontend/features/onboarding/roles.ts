import type { Role } from '#shared/core/contract.ts';

interface RoleText {
  /** One sentence on whom the role is for (spec, point 1). */
  description: string;
  /** What it brings and what it asks. Only what is true today: a screen that comes later earns its line then. */
  points: readonly string[];
  /** What the user should know before choosing it, which is no benefit. */
  note?: string;
}

/** The cards of the role picker. */
export const ROLE_TEXTS: Readonly<Record<Role, RoleText>> = {
  student: {
    description: 'You’re a student looking for jobs, internships or mentors.',
    points: [
      'Search jobs, internships and projects by skill and location',
      'See the best matches for your skills first',
      'Apply in one step and track your applications',
    ],
  },
  mentor: {
    description: 'You’d like to guide and support students in your field.',
    points: [
      'Share what you do, where, and how long you’ve done it',
      'With three or more years of experience, your account opens right away; with less, an admin reviews it first',
      'Free for mentors',
    ],
  },
  employer: {
    description: 'You hire candidates for jobs, internships or projects.',
    points: [
      'Tell us about yourself and your company',
      'We verify every company before it can post',
      'Explore what other companies offer in the meantime',
    ],
  },
  alumni: {
    description: 'You’ve graduated and want to connect with juniors and find your next step.',
    points: [
      'Search and apply for jobs, internships and projects',
      'See the best matches for your skills first',
      'Show your degree, skills and links in one profile',
    ],
  },
  admin: {
    description: 'You manage the platform and its users.',
    points: [
      'Approve mentors and employers',
      'Manage user accounts',
      'Answer messages and review the audit log',
    ],
    note: 'A new admin account has no permissions until an existing admin approves it.',
  },
};
