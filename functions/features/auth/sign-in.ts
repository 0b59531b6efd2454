import { type Account, getAccount } from '#functions/core/account.ts';
import { limitAttempts } from '#functions/core/attempt-limit.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { endSession, startSession } from '#functions/core/session.ts';
import { TransactionFailed } from '#functions/core/table.ts';
import { userOf } from '#functions/features/users/repository.ts';
import { type auth, SIGN_IN_FAILURES } from '#shared/features/auth.ts';
import { checkPassword } from './cognito.ts';
import { accountOfAddress } from './repository.ts';
import { syncRole } from './role.ts';

/** The limit of wrong passwords for one address, at all routes together. */
export const SIGN_IN_LIMIT = { name: 'sign-in', ...SIGN_IN_FAILURES };

/**
 * The account with this address and password; undefined for every reason to refuse. The account is read before the
 * password is checked, so that an old password starts no session after a change ended them all.
 */
const authenticate = async (email: string, password: string): Promise<Account | undefined> => {
  const known = await accountOfAddress(email);
  const identity = await checkPassword(email, password);
  if (!identity) return undefined;
  const account = known?.id === identity.id ? known : await getAccount(identity.id);
  // Until the invitation is accepted, any password for the address was set by another person.
  return account && !account.suspended && account.invitedAt === undefined
    ? syncRole(identity, account)
    : undefined;
};

/** Starts a session unless the account was suspended, or its sessions were ended, since the password was checked. */
const start = async (account: Account, remember: boolean, now: Date): Promise<string> => {
  try {
    return await startSession(account, remember, now);
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('invalid_credentials', { cause: error }) : error;
  }
};

/** Every failure looks the same and counts against the address, whether or not it has an account. */
export const signIn: Handler<typeof auth.signIn> = async ({ body, now, sessionToken, setCookie }) => {
  const account = await limitAttempts(SIGN_IN_LIMIT, body.email, now, async () => {
    const value = await authenticate(body.email, body.password);
    return { value, counts: value === undefined };
  });
  if (!account) throw new AppError('invalid_credentials');
  setCookie(await start(account, body.remember, now));
  await endSession(sessionToken);
  return userOf(account);
};
