import { newPasswordSchema, PASSWORD_MIN } from '#shared/features/auth/routes.ts';

/** The rules have a large dictionary, so they are loaded only when the user chooses a password. */
const loadRules = () => import('#shared/features/auth/passwords.ts');

/**
 * A new password for the user with this address: long enough, and not easy to guess. If the rules fail to load, the
 * server decides, which checks each password again.
 */
export const uncommonPasswordSchema = (email: string) =>
  newPasswordSchema.superRefine(async (password, context) => {
    // That it is too short is said already.
    if (password.length < PASSWORD_MIN) return;
    const problem = await loadRules().then(
      ({ refusedPassword }) => refusedPassword(password, email),
      () => undefined,
    );
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });
