import { PATHS } from '#frontend/core/paths.ts';
import { authPath, withQuery } from '#frontend/core/session/arrival.ts';
import type { Role } from '#shared/core/contract.ts';

/** Sign-up with the role chosen already. Who is signed in comes through to `next`, or to the dashboard. */
export const joinAs = (role?: Role, next?: string): string => authPath({ mode: 'signup', role, next });

/** The contact form with its subject filled in. */
export const contactAbout = (subject: string): string => withQuery(PATHS.contact, { subject });
