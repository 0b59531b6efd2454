import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limited } from '#functions/core/limits.ts';
import { endSession, startSession } from '#functions/core/session.ts';
import { TransactionFailed } from '#functions/core/table.ts';
import { userOf } from '#functions/features/users/repository.ts';
import { type auth, SIGN_IN_FAILURES } from '#shared/features/auth.ts';
import { checkPassword } from './cognito.ts';
import { accountOfAddress } from './repository.ts';
import { withRoleOf } from './role.ts';

/** Wrong passwords for one address, wherever they are tried. */
export const SIGN_IN_LIMIT = { name: 'sign-in', ...SIGN_IN_FAILURES };

/**
 * Whose address and password these are; undefined for every reason not to let somebody in. The account is read before
 * the password is checked: when a new one ends all sessions meanwhile, the old one starts none.
 */
const authenticate = async (email: string, password: string): Promise<Account | undefined> => {
  const known = await accountOfAddress(email);
  const identity = await checkPassword(email, password);
  if (!identity) return undefined;
  const account = known?.id === identity.id ? known : await getAccount(identity.id);
  return account && !account.suspended ? withRoleOf(identity, account) : undefined;
};

/** Starts a session unless the account was suspended, or its sessions were ended, since the password was checked. */
const start = async (account: Account, remember: boolean, now: Date): Promise<string> => {
  try {
    return await startSession(account, remember, now);
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('invalid_credentials', { cause: error }) : error;
  }
};

/** Every failure looks alike, and counts against the address, whether or not somebody has it. */
export const signIn: Handler<typeof auth.signIn> = async ({ body, now, sessionToken, setCookie }) => {
  const account = await limited(SIGN_IN_LIMIT, body.email, now, async () => {
    const value = await authenticate(body.email, body.password);
    return { value, counts: value === undefined };
  });
  if (!account) throw new AppError('invalid_credentials');
  setCookie(await start(account, body.remember, now));
  await endSession(sessionToken);
  return userOf(account);
};
