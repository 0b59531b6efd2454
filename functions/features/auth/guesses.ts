import type { Account } from '#functions/core/account.ts';
import { limitAttempts } from '#functions/core/attempt-limit.ts';
import { log } from '#functions/core/log.ts';
import { limitRequests, uncountRequest } from '#functions/core/request-limit.ts';
import { LockedOut } from '#functions/parts/auth/cognito.ts';
import { isKnownBrowser } from '#functions/parts/auth/known-browsers.ts';
import { accountOfAddress } from '#functions/parts/auth/repository.ts';
import { SENDER_FAILURES, SIGN_IN_FAILURES } from '#shared/features/auth/routes.ts';

const ADDRESS_LIMIT = { name: 'sign-in', ...SIGN_IN_FAILURES };
const BROWSER_LIMIT = { name: 'sign-in-browser', ...SIGN_IN_FAILURES };
const SENDER_LIMIT = { name: 'sign-in-sender', ...SENDER_FAILURES };

/** Who enters a password, for which address. */
interface Guess {
  readonly email: string;
  readonly sender: string;
  /** The token by which a browser is known. */
  readonly browser: string | undefined;
}

/** The refusal when this sender has guessed too often; else undefined, and the guess is counted. */
const countGuess = (sender: string, now: Date): Promise<unknown> =>
  limitRequests(SENDER_LIMIT, sender, now).then(
    () => undefined,
    (error: unknown) => error,
  );

/** Takes back a guess that was not wrong. A sign-in does not fail because this does. */
const takeBack = (sender: string, now: Date): Promise<void> =>
  uncountRequest(SENDER_LIMIT, sender, now).catch((error: unknown) =>
    log('warn', 'a guess was not taken back', { error }),
  );

/**
 * What the caller learns while Cognito does not check passwords of the account: the owner, in a browser that they have
 * signed in with, to wait. Anyone else the same as of a wrong password, which an unknown address gets as well.
 */
const lockedOut = (error: unknown, known: boolean): undefined => {
  if (known || !(error instanceof LockedOut)) throw error;
};

/**
 * Checks a password by `attempt`, which gets the account of the address and returns undefined for a wrong one, within
 * limits: by sender and address, and by sender alone. A stranger's guesses do not keep the owner of the account out: a
 * browser in which they have signed in before has a limit of its own, and a new password (or any other end of all
 * sessions) begins a new count.
 */
export const limitGuesses = async <T>(
  { email, sender, browser }: Guess,
  now: Date,
  attempt: (account: Account | undefined) => Promise<T | undefined>,
): Promise<T | undefined> => {
  const [account, refusal] = await Promise.all([accountOfAddress(email), countGuess(sender, now)]);
  const known = account && browser !== undefined && (await isKnownBrowser(account, browser, now));
  if (refusal !== undefined && !known) throw refusal;
  let wrong = false;
  let uncounting: Promise<void> | undefined;
  const uncount = () => {
    if (refusal === undefined) uncounting ??= takeBack(sender, now);
  };
  try {
    const subject = known ? `${account.id} ${browser}` : `${email} ${sender} ${account?.sessionEpoch ?? 0}`;
    return await limitAttempts(known ? BROWSER_LIMIT : ADDRESS_LIMIT, subject, now, async () => {
      const value = await attempt(account).catch((error: unknown) => lockedOut(error, known === true));
      wrong = value === undefined;
      // At once, so that it happens while the outcome is stored.
      if (known || !wrong) uncount();
      return { value, counts: wrong };
    });
  } finally {
    // An attempt that was refused or failed was no wrong guess either.
    if (!wrong) uncount();
    await uncounting;
  }
};
