import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { isMinor } from '#shared/features/mentorships/rules.ts';

/** Whether the user is under 18, so that the directory has only the mentors whom an admin has approved for that. */
export const useIsMinor = (): boolean => isMinor(useCurrentUser().dateOfBirth, dayOf(serverDate()));
