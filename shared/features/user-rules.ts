import type { Role } from '../contract.ts';
import type { ProfileData, UserStatus } from './users.ts';

/** Whether a date of birth is not after the day of `now` (in UTC). */
export const isPossibleBirthDate = (dateOfBirth: string, now: Date): boolean =>
  dateOfBirth <= now.toISOString().slice(0, 10);

/** The status of a user right after sign-up: a role that needs approval gives no rights by itself. */
export const statusAtSignUp = (role: Role): UserStatus =>
  role === 'student' || role === 'alumni' ? 'active' : 'pending';

/**
 * The status after onboarding. A mentor with more than two years of industry experience (spec, point 1)
 * needs no approval; the status of other users does not change.
 */
export const statusAfterOnboarding = (role: Role, status: UserStatus, profile: ProfileData): UserStatus =>
  role === 'mentor' && status === 'pending' && !['', '0-2'].includes(profile.experience) ? 'active' : status;
