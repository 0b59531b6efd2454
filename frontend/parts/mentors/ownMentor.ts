import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import type { Role } from '#shared/core/contract.ts';
import { MENTOR_ROLES, type MentorRole } from '#shared/features/mentors/rules.ts';
import { MENTOR_SCREENS } from '#shared/features/mentors/screens.ts';

const isMentorRole = (role: Role): role is MentorRole => MENTOR_ROLES.some((one) => one === role);

/** Whether the user may be a mentor at all. */
export const useMayMentor = (): boolean => isMentorRole(useCurrentUser().role);

/** The screens on which the user mentors; those of mentors for roles that never see them. */
export const useMentorScreens = () => {
  const { role } = useCurrentUser();
  return MENTOR_SCREENS[isMentorRole(role) ? role : 'mentor'];
};

/** The user's settings as a mentor, and where they stand. Others change them, too: requests, bookings, admins. */
export const useOwnMentor = (enabled = true) =>
  useQuery({ ...api.query('mentors.own'), staleTime: 0, enabled });

/** The links and texts that the user shares often, by title. */
export const useResources = (enabled = true) => useQuery({ ...api.query('mentors.resources'), enabled });
