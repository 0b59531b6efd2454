import type { Role } from '#shared/core/contract.ts';
import type { DashboardScreen } from './screen.ts';

type RoleScreens = { readonly default: readonly DashboardScreen[] };

/** The screens of each role: a browser loads those of its user. */
const LOADERS: Readonly<Record<Role, () => Promise<RoleScreens>>> = {
  student: () => import('./student.ts'),
  mentor: () => import('./mentor.ts'),
  employer: () => import('./employer.ts'),
  alumni: () => import('./alumni.ts'),
  admin: () => import('./admin.ts'),
};

/** Every role, without the schemas of the contract. */
export const ROLES_WITH_SCREENS = Object.keys(LOADERS) as readonly Role[];

/** How the screens of a role are loaded; an unknown role has the student's (spec, point 2). */
export const loaderFor = (role: string): (() => Promise<RoleScreens>) =>
  Object.hasOwn(LOADERS, role) ? LOADERS[role as Role] : LOADERS.student;
