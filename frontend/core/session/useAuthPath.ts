import { useLocation } from 'react-router-dom';
import { PATHS } from '../paths.ts';
import { useHydrated } from '../useHydrated.ts';
import { authPath } from './arrival.ts';

/**
 * Returns a function with the path of sign-in or sign-up that leads back to the current address afterwards. From the home
 * page it leads to the dashboard, and a new user comes back only to an opportunity or the list of them.
 */
export const useAuthPath = (): ((mode: 'signin' | 'signup') => string) => {
  const { pathname, search, hash } = useLocation();
  // The prerendered page was built without a query.
  const hydrated = useHydrated();
  const next = hydrated && pathname !== PATHS.home ? pathname + search + hash : undefined;
  const forNewUsers = /^\/(explore|opportunities)\b/.test(pathname) ? next : undefined;
  return (mode) => authPath({ mode, next: mode === 'signin' ? next : forNewUsers });
};
