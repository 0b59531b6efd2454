import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';
import { uncommonPasswordSchema } from '#frontend/core/password/newPassword.ts';

export interface NewPasswordValues {
  code: string;
  password: string;
}

/**
 * The rules of a new password for the person with this address. Cognito takes it from the browser, past our API: here
 * is the only place where common ones are refused.
 */
export const newPasswordResolver = (email: string): Resolver<NewPasswordValues> =>
  zodResolver(
    z.object({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, 'Enter the six digits of the code'),
      password: uncommonPasswordSchema(email, 'refuse'),
    }),
  );
