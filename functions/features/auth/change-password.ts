import { type Account, getAccount } from '#functions/core/account.ts';
import { limitAttempts } from '#functions/core/attempt-limit.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { isRememberedSession, startSession } from '#functions/core/session.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { checkPassword, setPassword } from '#functions/parts/auth/cognito.ts';
import { browserToken, startSessionInBrowser } from '#functions/parts/auth/known-browsers.ts';
import { withPasswordLock } from '#functions/parts/auth/password-lock.ts';
import { recordNewPassword } from '#functions/parts/users/account-status.ts';
import { type auth, SIGN_IN_FAILURES } from '#shared/features/auth/routes.ts';
import { requireGoodPassword } from './password-rules.ts';

/** The limit of wrong current passwords in one session. A stranger's guesses at sign-in do not count here. */
const LIMIT = { name: 'change-password', ...SIGN_IN_FAILURES };

const checkCurrent = async (
  { id, email }: Account,
  password: string,
  session: string,
  now: Date,
): Promise<void> => {
  const right = await limitAttempts(LIMIT, session, now, async () => {
    const value = (await checkPassword(email, password))?.id === id;
    return { value, counts: !value };
  });
  if (!right)
    throw new AppError('invalid_input', { fields: { currentPassword: 'This isn’t your current password' } });
};

/**
 * Ends all sessions, since some may be an intruder's, and sets the cookie of a new one for this browser, which is known
 * by the new password from now on. Throws `unauthenticated` when the user was suspended or signed out everywhere in the
 * meantime; the password has changed nevertheless.
 */
const startAnew = async (call: Call<typeof auth.changePassword>, remember: boolean): Promise<void> => {
  const { now, setCookie } = call;
  await recordNewPassword(call.account.id, 'changed');
  const account = await getAccount(call.account.id);
  if (!account) throw new AppError('unauthenticated');
  try {
    const token = browserToken(call);
    const cookies =
      token === undefined
        ? [await startSession(account, remember, now)]
        : await startSessionInBrowser(account, { remember, token }, now);
    for (const cookie of cookies) setCookie(cookie);
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    const message = 'Your password was changed, but you’re signed out. Sign in with your new password.';
    throw new AppError('unauthenticated', { message, cause: error });
  }
};

/**
 * Changes the password after checking the current one. Changes it before ending the sessions, so that a session started
 * with the old password in between ends as well.
 */
export const changePassword: Handler<typeof auth.changePassword> = async (call) => {
  const { account, body, now, sessionToken } = call;
  await requireGoodPassword(body.newPassword, account.email, 'newPassword');
  const remember = await isRememberedSession(sessionToken);
  await withPasswordLock(account.id, now, async () => {
    await checkCurrent(account, body.currentPassword, sessionToken ?? account.id, now);
    await setPassword(account.email, body.newPassword, 'newPassword');
    await startAnew(call, remember);
  });
  return {};
};
