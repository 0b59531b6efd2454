import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';
import { ROLES, type Role } from '#shared/contract.ts';
import { signUpSchema } from '#shared/features/auth.ts';
import { uncommonPasswordSchema } from './newPassword.ts';

export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  role: Role | '';
}
export type SignUp = SignUpValues & { role: Role };

const { firstName, lastName, email } = signUpSchema.shape;
const { shape: common } = z.object({
  firstName,
  lastName,
  email,
  /** The server takes a missing role for a student; people choose theirs. */
  role: z.enum(ROLES, 'Please select your role'),
});

/** The rules of the sign-up form. The password may not be the person's own address, so they depend on it. */
export const signUpResolver: Resolver<SignUpValues, unknown, SignUp> = (values, context, options) =>
  zodResolver(z.object({ ...common, password: uncommonPasswordSchema(values.email, 'pass') }))(
    values as SignUp,
    context,
    options as never,
  ) as never;

/** The spec's payload: phone and date of birth are asked for in onboarding, and so sent empty. */
export const signUpBody = (values: SignUp) => ({
  ...values,
  phone: '',
  dateOfBirth: '' as const,
  profileData: { isOnboardingComplete: false as const },
});
