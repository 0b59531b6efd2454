import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';
import { uncommonPasswordSchema } from '#frontend/core/password/newPassword.ts';
import { ROLES, type Role } from '#shared/contract.ts';
import { signUpSchema } from '#shared/features/auth.ts';

export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  role: Role | '';
}
export type SignUp = SignUpValues & { role: Role };

const { firstName, lastName, email } = signUpSchema.shape;
/** The server takes a missing role for a student; people choose theirs. */
const role = z.enum(ROLES, 'Please select your role');

/** In the order of the fields, which is the order of the summary. The password may not be the person's own address. */
const schemaFor = (address: string) =>
  z.object({ firstName, lastName, email, password: uncommonPasswordSchema(address, 'pass'), role });

/** The rules of the sign-up form. What a role-less form sends cannot be typed: it is not sent. */
export const signUpResolver: Resolver<SignUpValues, unknown, SignUp> = (values, context, options) =>
  (zodResolver(schemaFor(values.email)) as unknown as Resolver<SignUpValues, unknown, SignUp>)(
    values,
    context,
    options,
  );

/** The spec's payload: phone and date of birth are asked for in onboarding, and so sent empty. */
export const signUpBody = (values: SignUp) => ({
  ...values,
  phone: '',
  dateOfBirth: '' as const,
  profileData: { isOnboardingComplete: false as const },
});
