import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { APPLICANT_SCREENS } from '#shared/features/postings/screens.ts';
import type { Candidate } from '#shared/features/screening/routes.ts';

/** Where the application of a candidate is decided about; undefined while their name is not revealed. */
export const useApplicationPath = (id: string) => {
  const { role } = useCurrentUser();
  const screen = APPLICANT_SCREENS[role === 'alumni' ? 'alumni' : 'employer'];
  return ({ person }: Candidate): string | undefined =>
    person ? `${screen}?open=${encodeURIComponent(`${id}.${person.userId}`)}` : undefined;
};
