import { newPasswordSchema, PASSWORD_MIN } from '#shared/features/auth.ts';

/** The list of common passwords is large, so it is loaded only when the user chooses a password. */
const loadRules = () => import('#shared/features/passwords.ts');

/**
 * A new password for the user with this address: long enough, not a common one, not the address itself. If the list
 * of common passwords fails to load, `otherwise` decides: `pass` where the server checks again, `refuse` where it
 * doesn't.
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
