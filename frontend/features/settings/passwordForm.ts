import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { uncommonPasswordSchema } from '#frontend/core/password/newPassword.ts';
import { passwordChangeSchema } from '#shared/features/auth.ts';

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
}

/** The rules of a new password for the person with this address; the server has the same. */
export const passwordResolver = (email: string): Resolver<PasswordValues> =>
  zodResolver(
    passwordChangeSchema.safeExtend({ newPassword: uncommonPasswordSchema(email, 'pass') }),
  ) as unknown as Resolver<PasswordValues>;
