import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';

/** The role whose screens the user has: courses are written by mentors and admins. */
export const useAuthorRole = (): 'mentor' | 'admin' =>
  useCurrentUser().role === 'admin' ? 'admin' : 'mentor';

/** The list of an author's courses. The tabs are in the query. */
export const authoringPath = (role: 'mentor' | 'admin'): string => `/dashboard/${role}/courses`;
