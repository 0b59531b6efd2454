import { newPasswordSchema, PASSWORD_MIN } from '#shared/features/auth.ts';

/** The list of common passwords weighs too much for everybody: it comes when somebody chooses a password. */
const loadRules = () => import('#shared/features/passwords.ts');

/**
 * A new password for the person with this address: long enough, not a common one, not the address itself. When the
 * list of common ones cannot be loaded, `otherwise` decides: `pass` where the server looks again, `refuse` where
 * nobody does.
 */
export const uncommonPasswordSchema = (email: string, otherwise: 'pass' | 'refuse') =>
  newPasswordSchema.superRefine(async (password, context) => {
    // That it is too short is said already.
    if (password.length < PASSWORD_MIN) return;
    const problem = await loadRules().then(
      ({ refusedPassword }) => refusedPassword(password, email),
      () => (otherwise === 'refuse' ? 'We could not check this password. Please try again' : undefined),
    );
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });
