import type { Account } from '#functions/core/account.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { itemOf } from '#functions/core/keys.ts';
import { batchWrite, putItem } from '#functions/core/table.ts';
import { namedWrites } from '#functions/core/transaction.ts';
import { newAccount, storeUser, userSteps } from '#functions/scenarios/user.ts';
import { Browser } from './api.ts';
import { sessionCookie } from './signed-in.ts';
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

/** The day up to which the activity of unlisted users is recorded: none of their requests has to record its own. */
const ALWAYS = '2900-01-01';

/**
 * Stores users who are not in the directory: their records do not say of what kind they are, so no consumer of the
 * stream follows a change of their accounts. That saves two transactions of a dozen writes for each of them.
 */
const storeUnlisted = async (accounts: readonly Account[], skills: string[]): Promise<void> => {
  const steps = accounts.map((account) => userSteps(account, { answers: { skills }, activeOn: ALWAYS }));
  const writes = steps.flatMap((one) => namedWrites([one]));
  const items = writes.flatMap(({ write }) => write.Put?.Item ?? []);
  await batchWrite(items.map(({ entity: _, ...Item }) => ({ PutRequest: { Item } })));
};

const asMember = async (account: Account): Promise<Member> => ({
  id: account.id,
  browser: await browserOf(account),
});

/**
 * Creates a confirmed, signed-in user directly in the table. Nothing follows from a change of the account itself: a test
 * of the directory, or of what a decision about the user brings about, takes a `listedMember`.
 */
export const member = async (given: Partial<Account> = {}, skills: string[] = []): Promise<Member> => {
  asOperator();
  const account = newAccount(given);
  await storeUnlisted([account], skills);
  return asMember(account);
};

/** As `member`, but in the directory, and followed by the consumers of the stream. */
export const listedMember = async (given: Partial<Account> = {}, skills: string[] = []): Promise<Member> => {
  asOperator();
  return asMember(await storeUser({ account: given, answers: { skills } }));
};

/** A number of users at once, as `member` creates one. */
export const manyUsers = async (size: number, skills: string[] = []): Promise<Member[]> => {
  asOperator();
  const accounts = Array.from({ length: size }, () => newAccount());
  await storeUnlisted(accounts, skills);
  return inParallel(accounts, 16, asMember);
};

/** An account in the table, without a session. */
export const storedAccount = async (given: Partial<Account> = {}): Promise<Account> => {
  const account = newAccount(given);
  await putItem({ Item: { ...itemOf('account', { userId: account.id }), ...account } });
  return account;
};
