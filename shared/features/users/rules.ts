import { graduationYears } from '#shared/core/choices.ts';
import type { Role } from '#shared/core/contract.ts';
import type { ProfileData, User, UserStatus } from './schema.ts';

/** Users are at least this old. */
export const MIN_AGE = 13;

/** The last date of birth of a user who is old enough on the day of `now` (in UTC). */
export const latestBirthDate = (now: Date): string => {
  const today = now.toISOString().slice(0, 10);
  return `${now.getUTCFullYear() - MIN_AGE}${today.slice(4)}`;
};

/** What is wrong with a date of birth; undefined when nothing is, and for an empty one. */
export const birthDateProblem = (dateOfBirth: string, now: Date): string | undefined => {
  if (dateOfBirth > now.toISOString().slice(0, 10)) return 'Enter a date in the past';
  return dateOfBirth > latestBirthDate(now) ? `You must be at least ${MIN_AGE} years old` : undefined;
};

/**
 * What is wrong with a graduation year; undefined when nothing is, and for an empty one. Forms offer students the spec's
 * seven years; alumni may enter any past one.
 */
export const graduationYearProblem = (year: string, now: Date): string | undefined => {
  const latest = graduationYears(now).at(-1) ?? '';
  return year > latest ? `Enter a year up to ${latest}` : undefined;
};

/** The status of a user right after sign-up: a role that needs approval gives no rights by itself. */
export const statusAtSignUp = (role: Role): UserStatus =>
  role === 'student' || role === 'alumni' ? 'active' : 'pending';

/** Whether a mentor states more than two years of industry experience (spec, point 1). */
export const statesEnoughExperience = ({ experience }: Pick<ProfileData, 'experience'>): boolean =>
  experience !== '' && experience !== '0-2';

/**
 * The status that follows from a profile: a pending mentor who states enough experience needs no approval once their
 * email address is confirmed. The status of other users does not change.
 */
export const statusAfterOnboarding = (
  { role, status, emailConfirmed }: Pick<User, 'role' | 'status' | 'emailConfirmed'>,
  profile: Pick<ProfileData, 'experience'>,
): UserStatus =>
  role === 'mentor' && status === 'pending' && emailConfirmed && statesEnoughExperience(profile)
    ? 'active'
    : status;
