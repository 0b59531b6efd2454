import type { Account } from '#functions/core/account.ts';
import { activityKey } from '#functions/core/activity.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { batchWrite } from '#functions/core/table.ts';
import { Browser } from './api.ts';
import { newAccount, sessionCookie, storeAccount, userItems } from './signed-in.ts';
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

/**
 * Signed-in users of whom no consumer of the stream hears: their records do not say of what kind they are, so nothing but
 * what a test does with them takes time. For tests with thousands of users.
 * @param day the day of the functions' clock, on which they are active already
 */
export const unfollowedUsers = async (size: number, day: string): Promise<Member[]> => {
  asOperator();
  const accounts = Array.from({ length: size }, () => newAccount());
  await batchWrite(
    accounts.flatMap((account) => {
      const items = userItems(account, { skills: ['React'] });
      const active = { ...activityKey(account.id), userId: account.id, lastActiveOn: day };
      return [...items, active].map(({ entity: _, ...Item }: Record<string, unknown>) => ({
        PutRequest: { Item },
      }));
    }),
  );
  return inParallel(accounts, 16, async (account) => ({ id: account.id, browser: await browserOf(account) }));
};
