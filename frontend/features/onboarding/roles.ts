import type { Role } from '#shared/contract.ts';

interface RoleText {
  /** One sentence on whom the role is for (spec, point 1). */
  description: string;
  /** What it brings and what it asks. Only what is true today: a screen that comes later earns its line then. */
  points: readonly string[];
}

/** The cards of the role picker. */
export const ROLE_TEXTS: Readonly<Record<Role, RoleText>> = {
  student: {
    description: 'You study, and look for a job, an internship or somebody who shows you the way.',
    points: [
      'Search jobs, internships and projects by skill and place',
      'See first what fits the skills you name',
      'Apply in one step and keep track of it',
    ],
  },
  mentor: {
    description: 'You know a field that others want to get into, and like to guide and support them.',
    points: [
      'Say what you do, where, and for how long',
      'With more than two years of experience your account opens at once; with less, an admin looks first',
      'Free for mentors, as it is for students',
    ],
  },
  employer: {
    description: 'You hire people who are starting out, for jobs, internships or projects.',
    points: [
      'Say who you are and which company you hire for',
      'An admin checks every company before it can post',
      'Look around meanwhile, at what others offer and how they put it',
    ],
  },
  alumni: {
    description: 'You have graduated, and want your next step and a tie to those who come after you.',
    points: [
      'Search and apply for jobs, internships and projects',
      'See first what fits the skills you name',
      'Keep your degree, skills and links in one profile',
    ],
  },
  admin: {
    description: 'You manage the platform, so that everybody else can use it well.',
    points: [
      'A new admin account has no power yet',
      'Somebody who is an admin already has to approve it',
      'Until then you can look around like anybody else',
    ],
  },
};
