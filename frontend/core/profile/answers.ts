import type { ProfileData, User } from '#shared/features/users.ts';
import { ApiError } from '../api/ApiError.ts';

/** What a profile holds, flat, as forms ask for it. */
export interface Answers extends Omit<ProfileData, 'gpa'> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  gpa: number | undefined;
}

/** The answers that a person's profile holds. */
export const answersOf = (user: User): Answers => {
  const { isOnboardingComplete: _, ...profileData } = user.profileData;
  const { firstName, lastName, email, phone, dateOfBirth } = user;
  return { ...profileData, gpa: profileData.gpa, firstName, lastName, email, phone, dateOfBirth };
};

/** The answers as the API takes them. */
export const profileOf = ({ firstName, lastName, email, phone, dateOfBirth, gpa, ...rest }: Answers) => ({
  firstName,
  lastName,
  email,
  phone,
  dateOfBirth,
  profileData: { ...rest, ...(gpa !== undefined && { gpa }) },
});

/** What the server would not take: field → why. */
export type Problems = Readonly<Record<string, string>>;

/** The server names fields by their path in the payload, `profileData.gpa`; here they are flat. */
export const problemsIn = (error: Error): Problems =>
  Object.fromEntries(
    Object.entries((error instanceof ApiError && error.body?.fields) || {}).map(([path, message]) => [
      path.split('.')[path.startsWith('profileData.') ? 1 : 0] ?? path,
      message,
    ]),
  );
