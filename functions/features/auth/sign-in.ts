import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limited } from '#functions/core/limits.ts';
import { log } from '#functions/core/log.ts';
import { endSession, startSession } from '#functions/core/session.ts';
import { ConditionFailed, TransactionFailed } from '#functions/core/table.ts';
import { userOf } from '#functions/features/users/repository.ts';
import { changeRole } from '#functions/features/users/standing.ts';
import { type auth, SIGN_IN_FAILURES } from '#shared/features/auth.ts';
import { checkPassword, type Identity } from './cognito.ts';

const LIMIT = { name: 'sign-in', ...SIGN_IN_FAILURES };

/** The account with the role that Cognito tells, which is where roles are kept; undefined when it tells none. */
const withRoleOf = async ({ roles }: Identity, account: Account): Promise<Account | undefined> => {
  if (roles.includes(account.role)) return account;
  const [role] = roles;
  if (role === undefined) {
    log('error', 'a user in no role group cannot sign in', { userId: account.id });
    return undefined;
  }
  try {
    return await changeRole(account, role);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // Another sign-in of the person did it at the same moment.
    const current = await getAccount(account.id);
    return current?.role === role && !current.suspended ? current : undefined;
  }
};

/** Whose address and password these are; undefined for every reason not to let somebody in. */
const authenticate = async (email: string, password: string): Promise<Account | undefined> => {
  const identity = await checkPassword(email, password);
  const account = identity && (await getAccount(identity.id));
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
  const account = await limited(LIMIT, body.email, now, async () => {
    const value = await authenticate(body.email, body.password);
    return { value, counts: value === undefined };
  });
  if (!account) throw new AppError('invalid_credentials');
  setCookie(await start(account, body.remember, now));
  await endSession(sessionToken);
  return userOf(account);
};
