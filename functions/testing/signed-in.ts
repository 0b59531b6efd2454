import type { Account } from '#functions/core/account.ts';
import { startSession } from '#functions/core/session.ts';

/** A session that lasts however far tests have moved the clock. */
const LONG_AFTER = new Date('2900-01-01');

/** Begins a session of a user, and returns its cookie, `name=value`. */
export const sessionCookie = async (account: Pick<Account, 'id' | 'sessionEpoch'>): Promise<string> =>
  (await startSession(account, true, LONG_AFTER)).split('; ')[0] ?? '';
