import { AppError } from '#functions/core/errors.ts';

/**
 * Why a password must not be chosen by the user with this address; undefined when it may. The dictionary is a file of its
 * own beside the function's bundle, loaded at the first new password.
 */
export const whyRefused = async (password: string, email: string): Promise<string | undefined> => {
  const { refusedPassword } = await import('#shared/features/auth/passwords.ts');
  return refusedPassword(password, email);
};

/** Throws `invalid_input` for `field` when the password must not be chosen. */
export const requireGoodPassword = async (
  password: string,
  email: string,
  field = 'password',
): Promise<void> => {
  const refused = await whyRefused(password, email);
  if (refused !== undefined) throw new AppError('invalid_input', { fields: { [field]: refused } });
};
