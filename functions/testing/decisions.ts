import { type Account, getAccount } from '#functions/core/account.ts';
import { OPERATOR } from '#functions/parts/admin/account-change.ts';
import { approveAccount } from '#functions/parts/admin/approve.ts';
import { restoreAccount, suspendAccount } from '#functions/parts/admin/decisions.ts';

const operator = () => ({ by: OPERATOR, reason: 'A test', now: new Date() });

const accountOf = async (id: string): Promise<Account> => {
  const account = await getAccount(id);
  if (!account) throw new Error(`There is no account ${id}.`);
  return account;
};

/** Approves a waiting user as the operator. */
export const approve = async (id: string) => approveAccount(await accountOf(id), operator());

/** Suspends a user as the operator. */
export const suspend = async (id: string) => suspendAccount(await accountOf(id), operator());

/** Restores a suspended user as the operator. */
export const restore = async (id: string) => restoreAccount(await accountOf(id), operator());
