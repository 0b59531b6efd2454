import type { Role } from '../contract.ts';
import type { ProfileData, UserStatus } from './users.ts';

/** Whether a date of birth is not after the day of `now` (in UTC). */
export const isBornBy = (dateOfBirth: string, now: Date): boolean =>
  dateOfBirth <= now.toISOString().slice(0, 10);

/** The status of a user right after sign-up: a role that needs approval gives no rights by itself. */
export const statusAtSignUp = (role: Role): UserStatus =>
  role === 'student' || role === 'alumni' ? 'active' : 'pending';

/**
 * The standing after onboarding. A mentor with more than two years of industry experience (spec, point 1)
 * needs no approval; all others keep what they have.
 */
export const statusAfterOnboarding = (role: Role, status: UserStatus, profile: ProfileData): UserStatus =>
  role === 'mentor' && status === 'pending' && !['', '0-2'].includes(profile.experience) ? 'active' : status;
