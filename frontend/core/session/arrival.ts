import type { Role } from '#shared/core/contract.ts';
import type { User } from '#shared/features/users/schema.ts';
import { fillPath, PATHS } from '../paths.ts';

/** The state of a navigation back to the screen that the user left to sign in: it is scrolled to where it was. */
export const RETURNING = { returning: true } as const;

/** Whether this is the state of such a navigation. */
export const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returning' in state;

/** Somewhere to resolve paths against; no address of ours. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * The path of this site that `?next=` names, with query and fragment; undefined for everything else. An address of
 * another site must not get through, however it is dressed up (`//evil`, `/\evil`, `/.//evil`), nor one that leads
 * in a circle.
 */
export const nextPath = (search: URLSearchParams): string | undefined => {
  const next = search.get('next');
  if (!next?.startsWith('/') || !URL.canParse(next, NOWHERE)) return undefined;
  const { origin, pathname, search: query, hash } = new URL(next, NOWHERE);
  if (origin !== NOWHERE || /^\/(\/|auth($|\/)|api\/)/.test(pathname)) return undefined;
  return pathname + query + hash;
};

interface Arrival {
  mode?: 'signin' | 'signup' | undefined;
  role?: Role | undefined;
  /** Where to go afterwards: a path of this site. */
  next?: string | undefined;
}

/** The sign-in screen, or with `mode: 'signup'` the sign-up one, which leads back to `next` afterwards. */
export const authPath = ({ mode = 'signin', role, next }: Arrival): string =>
  withQuery(PATHS.auth, { mode: mode === 'signup' ? mode : undefined, role, next });

/** A path with those of the query's fields that have a value. */
export const withQuery = (path: string, fields: Readonly<Record<string, string | undefined>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
};

export const onboardingPath = (role: Role, next?: string): string =>
  withQuery(fillPath(PATHS.onboarding, { role }), { next });

/** The path to open after sign-in: onboarding until it is completed, then `next`. */
export const afterSignIn = ({ role, profileData }: User, next: string | undefined): string => {
  if (profileData.isOnboardingComplete) return next ?? PATHS.dashboard;
  return onboardingPath(role, next?.startsWith('/onboarding/') ? undefined : next);
};
