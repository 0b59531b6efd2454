import { counted } from '#functions/core/advisor/words.ts';

/** The screens of admins, as sources of what the advisor says. */
export const SCREENS = {
  approvals: { title: 'Approvals', url: '/dashboard/admin/approvals' },
  review: { title: 'Review', url: '/dashboard/admin/review' },
  reports: { title: 'Reports', url: '/dashboard/admin/reports' },
  mentors: { title: 'Mentors', url: '/dashboard/admin/mentors' },
  users: { title: 'User Management', url: '/dashboard/admin/users' },
} as const;

/** As many mentors are counted at most. */
export const MENTORS_COUNTED = 100;

export type Nouns = readonly [one: string, many: string];

/** How many wait: `two postings`; `more than 99 postings` where no more were counted. */
export const howMany = (count: number, [one, many]: Nouns, more = false): string =>
  `${more ? 'more than ' : ''}${counted(count, one, many)}`;
