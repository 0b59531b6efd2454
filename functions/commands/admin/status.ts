import type { Account } from '#functions/core/account.ts';
import { restoreUser, suspendUser } from '#functions/features/admin/status.ts';
import { OPERATOR } from '#functions/parts/admin/account-change.ts';
import { approveAccount } from '#functions/parts/admin/approve.ts';
import type { DecisionContext } from '#functions/parts/admin/decisions.ts';
import { accountOfAddress } from '#functions/parts/auth/repository.ts';
import { CommandError } from '../endpoints.ts';

const find = async (email: string): Promise<Account> => {
  const account = await accountOfAddress(email);
  if (!account) throw new CommandError(`No account has the address ${email}.`);
  return account;
};

/** Who decides: the operator, whose reason the audit log keeps. */
export const asOperator = (reason = ''): DecisionContext => ({ by: OPERATOR, reason, now: new Date() });

/** Approves a waiting user. */
export const approvePerson = async (email: string, reason?: string): Promise<string> => {
  await approveAccount(await find(email), asOperator(reason));
  return `${email} is approved.`;
};

/** Suspends a user: every session ends at once, and Cognito refuses the password. */
export const suspendPerson = async (email: string, reason?: string): Promise<string> => {
  await suspendUser(await find(email), asOperator(reason));
  return `${email} is suspended. All sessions have ended.`;
};

/** Lets a suspended user sign in again. */
export const restorePerson = async (email: string, reason?: string): Promise<string> => {
  await restoreUser(await find(email), asOperator(reason));
  return `${email} can sign in again.`;
};
