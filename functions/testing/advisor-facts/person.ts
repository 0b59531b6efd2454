import type { Account } from '#functions/core/account.ts';
import { sessionCookie } from '../signed-in.ts';
import { Reader } from './reader.ts';

/** A user of the scene. */
export interface Person {
  readonly account: Account;
  readonly reader: Reader;
}

/** A user who is signed in to the stack at this address. */
export const personOf = async (url: string, account: Account): Promise<Person> => ({
  account,
  reader: new Reader(url, await sessionCookie(account)),
});
