import { type Account, accountKey } from '#functions/core/account.ts';
import { newAccount } from '#functions/scenarios/user.ts';

/** The record of an account, as the stream reports it. */
export const accountItem = (given: Partial<Account>) => {
  const account = newAccount(given);
  return { ...accountKey(account.id), entity: 'account', ...account };
};
