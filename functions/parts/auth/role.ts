import { type Account, getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { changeRole } from '#functions/parts/users/account-status.ts';
import type { Identity } from './cognito.ts';

/** The account, updated to the role of its Cognito group, the source of roles; undefined when it has none. */
export const syncRole = async ({ roles }: Identity, account: Account): Promise<Account | undefined> => {
  if (roles.includes(account.role)) return account;
  const [role] = roles;
  if (role === undefined) {
    log('error', 'a user in no role group cannot sign in', { userId: account.id });
    return undefined;
  }
  try {
    return await changeRole(account, role);
  } catch (error) {
    if (error instanceof AppError && error.code === 'last_admin') {
      log('error', 'the last active admin keeps the role', { userId: account.id });
      return account;
    }
    if (!(error instanceof TransactionFailed)) throw error;
    // A concurrent sign-in of the user did it already.
    const current = await getAccount(account.id);
    return current?.role === role && !current.suspended ? current : undefined;
  }
};
