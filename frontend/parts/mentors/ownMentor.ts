import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { mayMentor } from '#shared/features/mentors/rules.ts';
import { MENTOR_SCREENS } from '#shared/features/mentors/screens.ts';

/** Whether the user mentors: a mentor does, an alumnus once they have saved settings as one. */
export const useIsMentor = (): boolean => {
  const { role } = useCurrentUser();
  const { data } = useQuery({ ...api.query('mentors.own'), enabled: role === 'alumni' });
  return role === 'mentor' || (data !== undefined && data.version > 0);
};

/** The screens on which the user mentors; those of mentors for roles that never see them. */
export const useMentorScreens = () => {
  const { role } = useCurrentUser();
  return MENTOR_SCREENS[mayMentor(role) ? role : 'mentor'];
};

/** The user's settings as a mentor, and where they stand. Others change them, too: requests, bookings, admins. */
export const useOwnMentor = () => useQuery({ ...api.query('mentors.own'), staleTime: 0 });

/** The links and texts that the user shares often, by title. */
export const useResources = () => useQuery(api.query('mentors.resources'));
