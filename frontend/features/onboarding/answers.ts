import { readDraft } from '#frontend/app/session/drafts.ts';
import type { ProfileData, User } from '#shared/features/users.ts';

/** Everything that the four steps ask, flat, as it is being typed. */
export interface Answers extends Omit<ProfileData, 'gpa'> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  gpa: number | undefined;
}

export const draftName = (user: User): string => `onboarding:${user.id}`;

/** What the profile holds, with what was typed and not yet stored on top. The address is the account's, always. */
export const answersOf = (user: User): Answers => {
  const { isOnboardingComplete: _, ...profileData } = user.profileData;
  const { firstName, lastName, email, phone, dateOfBirth } = user;
  const stored = { ...profileData, gpa: profileData.gpa, firstName, lastName, email, phone, dateOfBirth };
  return { ...readDraft<Answers>(draftName(user), stored), email };
};

/** The payload of `POST /api/users`. */
export const profileOf = (answers: Answers, { role }: User) => {
  const { firstName, lastName, email, phone, dateOfBirth, gpa, ...rest } = answers;
  return {
    firstName,
    lastName,
    email,
    phone,
    dateOfBirth,
    role,
    profileData: { ...rest, ...(gpa !== undefined && { gpa }) },
  };
};
