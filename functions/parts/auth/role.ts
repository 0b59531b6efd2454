import { type Account, getAccount } from '#functions/core/account.ts';
import { log } from '#functions/core/log.ts';
import { TransactionFailed } from '#functions/core/table.ts';
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
    if (!(error instanceof TransactionFailed)) throw error;
    if (error.failed[1]) {
      log('error', 'the last active admin keeps the role', { userId: account.id });
      return account;
    }
    // A concurrent sign-in of the user did it already.
    const current = await getAccount(account.id);
    return current?.role === role && !current.suspended ? current : undefined;
  }
};
