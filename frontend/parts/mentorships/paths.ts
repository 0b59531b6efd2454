import { fillPath, PATHS } from '#frontend/core/paths.ts';
import type { Role } from '#shared/core/contract.ts';
import { MENTOR_SCREENS } from '#shared/features/mentors/screens.ts';

/** Where students find mentors, and have their own. */
export const MENTORS_PATH = '/dashboard/student/mentors';
export const MY_MENTORS_PATH = `${MENTORS_PATH}?tab=mine`;

/** One question to an alumnus, and the buddy. */
export const ASK_PATH = '/dashboard/student/ask';
export const BUDDY_PATH = `${ASK_PATH}?tab=buddy`;

export const mentorshipPath = (id: string): string => fillPath(PATHS.mentorship, { id });

/** The list of a user's mentorships, by the user's role. */
export const mentorshipsPath = (role: Role): { readonly label: string; readonly to: string } => {
  if (role === 'student') return { label: 'My mentors', to: MY_MENTORS_PATH };
  if (role === 'alumni') return { label: 'Mentoring', to: MENTOR_SCREENS.alumni.mentees };
  return role === 'mentor'
    ? { label: 'My Mentees', to: MENTOR_SCREENS.mentor.mentees }
    : { label: 'Dashboard', to: PATHS.dashboard };
};
