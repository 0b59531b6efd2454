import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { endSession } from '#functions/core/session.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { checkPassword } from '#functions/parts/auth/cognito.ts';
import { browserToken, startSessionInBrowser } from '#functions/parts/auth/known-browsers.ts';
import { syncRole } from '#functions/parts/auth/role.ts';
import { userOf } from '#functions/parts/profile/repository.ts';
import type { auth } from '#shared/features/auth/routes.ts';
import { limitGuesses } from './guesses.ts';

/**
 * The account with this address and password; undefined for every reason to refuse. `known` is the account of the
 * address, read before the password is checked, so that an old password starts no session after a change ended them all.
 */
const authenticate = async (
  email: string,
  password: string,
  known: Account | undefined,
): Promise<Account | undefined> => {
  const identity = await checkPassword(email, password);
  if (!identity) return undefined;
  const account = known?.id === identity.id ? known : await getAccount(identity.id);
  // Until the invitation is accepted, any password for the address was set by another person.
  return account && !account.suspended && account.invitedAt === undefined
    ? syncRole(identity, account)
    : undefined;
};

/** Every failure looks the same and counts, whether or not the address has an account. */
export const signIn: Handler<typeof auth.signIn> = async (call) => {
  const { body, now, sessionToken, setCookie } = call;
  const token = browserToken(call);
  const guess = { email: body.email, sender: call.sender(), browser: token };
  const account = await limitGuesses(guess, now, (known) => authenticate(body.email, body.password, known));
  if (!account) throw new AppError('invalid_credentials');
  try {
    for (const cookie of await startSessionInBrowser(account, { remember: body.remember, token }, now))
      setCookie(cookie);
  } catch (error) {
    // The account was suspended, or its sessions were ended, since the password was checked.
    throw error instanceof TransactionFailed ? new AppError('invalid_credentials', { cause: error }) : error;
  }
  await endSession(sessionToken);
  return userOf(account);
};
