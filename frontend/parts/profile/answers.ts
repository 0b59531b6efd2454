import type { Control } from 'react-hook-form';
import type { ApiForm } from '#frontend/core/forms/useApiForm.ts';
import { hasOneName } from '#shared/core/names.ts';
import type { ProfileData, User } from '#shared/features/users/schema.ts';

/** What a profile holds, flat, as forms ask for it. */
export interface Answers extends Omit<ProfileData, 'gpa'> {
  firstName: string;
  lastName: string;
  oneName: boolean;
  email: string;
  phone: string;
  dateOfBirth: string;
  gpa: number | undefined;
}

/** The answers that a person's profile holds. */
export const answersOf = (user: User): Answers => {
  const { isOnboardingComplete: _, ...profileData } = user.profileData;
  const { firstName, lastName, email, phone, dateOfBirth } = user;
  const names = { firstName, lastName, oneName: hasOneName(user) };
  return { ...profileData, gpa: profileData.gpa, ...names, email, phone, dateOfBirth };
};

/** The answers as the API takes them. */
export const profileOf = ({
  firstName,
  lastName,
  oneName,
  email,
  phone,
  dateOfBirth,
  gpa,
  ...rest
}: Answers) => ({
  firstName,
  lastName,
  oneName,
  email,
  phone,
  dateOfBirth,
  profileData: { ...rest, ...(gpa !== undefined && { gpa }) },
});

/** The form that fields of a profile belong to: of all answers, or of a part of them. */
export interface FieldsProps {
  form: { field: ApiForm<Answers>['field']; control: Control<Answers, unknown, Partial<Answers>> };
}
