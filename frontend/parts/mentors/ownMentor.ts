import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { mayMentor } from '#shared/features/mentors/rules.ts';
import { MENTOR_SCREENS } from '#shared/features/mentors/screens.ts';

/** Whether the user may be a mentor at all. */
export const useMayMentor = (): boolean => mayMentor(useCurrentUser().role);

/** The screens on which the user mentors; those of mentors for roles that never see them. */
export const useMentorScreens = () => {
  const { role } = useCurrentUser();
  return MENTOR_SCREENS[mayMentor(role) ? role : 'mentor'];
};

/** The user's settings as a mentor, and where they stand. Others change them, too: requests, bookings, admins. */
export const useOwnMentor = () => useQuery({ ...api.query('mentors.own'), staleTime: 0 });

/** The links and texts that the user shares often, by title. */
export const useResources = () => useQuery(api.query('mentors.resources'));
