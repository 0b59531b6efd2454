import type { Role } from '#shared/core/contract.ts';

/** Where the conversation has a page of its own. Other roles have the dialog only. */
const PAGES: Readonly<Partial<Record<Role, string>>> = {
  student: '/dashboard/student/ai',
  mentor: '/dashboard/mentor/ai',
};

/** The page of the advisor for a role; undefined for a visitor, and for a role without one. */
export const advisorPage = (role: Role | undefined): string | undefined =>
  role === undefined ? undefined : PAGES[role];

/** Whether an address is the advisor’s own page. */
export const isAdvisorPage = (pathname: string): boolean => Object.values(PAGES).includes(pathname);
