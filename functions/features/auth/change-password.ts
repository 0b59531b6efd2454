import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limited } from '#functions/core/limits.ts';
import { isRemembered, startSession } from '#functions/core/session.ts';
import { TransactionFailed } from '#functions/core/table.ts';
import { endAllSessions } from '#functions/features/users/standing.ts';
import type { auth } from '#shared/features/auth.ts';
import { refusedPassword } from '#shared/features/passwords.ts';
import { checkPassword, setPassword } from './cognito.ts';
import { underPasswordLock } from './password-lock.ts';
import { SIGN_IN_LIMIT } from './sign-in.ts';

/** Guesses here and at sign-in count together, whoever makes them: a stolen session gives no more of them. */
const checkCurrent = async ({ id, email }: Account, password: string, now: Date): Promise<void> => {
  const right = await limited(SIGN_IN_LIMIT, email, now, async () => {
    const value = (await checkPassword(email, password))?.id === id;
    return { value, counts: !value };
  });
  if (!right)
    throw new AppError('invalid_input', { fields: { currentPassword: 'This is not your current password' } });
};

/**
 * Ends all sessions, of which some may be an intruder's, and returns the cookie of a new one for this browser. There is
 * none for somebody who was suspended, or signed out everywhere, meanwhile; the password is a new one all the same.
 */
const startAnew = async ({ id }: Account, remember: boolean, now: Date): Promise<string> => {
  await endAllSessions(id);
  const account = await getAccount(id);
  if (!account) throw new AppError('unauthenticated');
  try {
    return await startSession(account, remember, now);
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    const message = 'Your password is changed, and you are signed out. Please log in with the new one.';
    throw new AppError('unauthenticated', { message, cause: error });
  }
};

/**
 * Changes the password of somebody who knows the one they have. First the password, then the sessions: one that began
 * with the old password meanwhile ends with the others.
 */
export const changePassword: Handler<typeof auth.changePassword> = async (call) => {
  const { account, body, now, sessionToken, setCookie } = call;
  const refused = refusedPassword(body.newPassword, account.email);
  if (refused !== undefined) throw new AppError('invalid_input', { fields: { newPassword: refused } });
  const remember = await isRemembered(sessionToken);
  await underPasswordLock(account.id, now, async () => {
    await checkCurrent(account, body.currentPassword, now);
    await setPassword(account.email, body.newPassword, 'newPassword');
    setCookie(await startAnew(account, remember, now));
  });
  return {};
};
