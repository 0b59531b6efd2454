import type { Account } from '#functions/core/account.ts';
import { Browser } from './api.ts';
import { sessionCookie, storeAccount } from './signed-in.ts';
import { asOperator } from './stack.ts';

/** A user with an account and a session, but without a user in Cognito. */
export interface Member {
  id: string;
  browser: Browser;
}

/** Another browser in which a user is signed in. */
export const browserOf = async (account: Pick<Account, 'id' | 'sessionEpoch'>): Promise<Browser> => {
  const browser = new Browser();
  const [name = '', value = ''] = (await sessionCookie(account)).split('=');
  browser.cookies.set(name, value);
  return browser;
};

/** Creates a confirmed, signed-in user directly in the table: for tests that need many users, or unusual ones. */
export const member = async (given: Partial<Account> = {}, skills: string[] = []): Promise<Member> => {
  asOperator();
  const account = await storeAccount(given, { skills });
  return { id: account.id, browser: await browserOf(account) };
};

/** A number of people at once. */
export const manyUsers = (size: number): Promise<Member[]> =>
  Promise.all(Array.from({ length: size }, () => member()));
