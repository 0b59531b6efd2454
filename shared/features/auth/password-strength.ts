import { passwordScore, refusedPassword } from './passwords.ts';
import { PASSWORD_MIN } from './routes.ts';

/** From what is refused to what is very hard to guess. */
export const PASSWORD_STRENGTHS = ['refused', 'weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** A hint for the user who chooses a password, not a rule: only `refused` is refused. */
export const passwordStrength = (password: string, email: string): PasswordStrength => {
  if (password.length < PASSWORD_MIN || refusedPassword(password, email)) return 'refused';
  const score = passwordScore(password, email);
  return score < 3 ? 'weak' : score < 4 ? 'fair' : 'strong';
};
