import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { putItem } from '#functions/core/table.ts';
import { checkPassword } from '#functions/parts/auth/cognito.ts';
import {
  accountToConfirm,
  confirmAddress,
  confirmationLinks,
  countConfirmationMail,
} from '#functions/parts/auth/confirmations.ts';
import { browserToken } from '#functions/parts/auth/known-browsers.ts';
import type { auth } from '#shared/features/auth/routes.ts';
import { limitGuesses } from './guesses.ts';

type Confirm = Call<typeof auth.confirm>;

/** Throws 401 unless the request has the account's password. */
const requirePassword = async ({ id, email }: Account, call: Confirm): Promise<void> => {
  const { password } = call.body;
  if (password === undefined)
    throw new AppError('unauthenticated', {
      message: 'Sign in or enter your password to confirm this address.',
    });
  const guess = { email, sender: call.sender(), browser: browserToken(call) };
  const right = await limitGuesses(guess, call.now, async () => {
    const identity = await checkPassword(email, password);
    return identity?.id === id ? identity : undefined;
  });
  if (!right) throw new AppError('invalid_credentials');
};

/**
 * Confirms the address that the token was mailed to. Having the mail is not enough: the request must come from the user
 * who signed up, or the owner of a mailbox would confirm the account of a stranger who entered their address.
 */
export const confirm: Handler<typeof auth.confirm> = async (call) => {
  const { body, viewer, now } = call;
  const account = await accountToConfirm(body.token, now);
  if (!account.emailConfirmed) {
    if ((await viewer())?.id !== account.id) await requirePassword(account, call);
    await confirmAddress(body.token, now);
  }
  return { email: account.email };
};

/** The address that a link is for, so that the page can name it while it asks for the password. */
export const confirmation: Handler<typeof auth.confirmation> = async ({ body, now }) => ({
  email: (await accountToConfirm(body.token, now)).email,
});

/** Requests another mail, unless the address is confirmed. */
export const resendConfirmation: Handler<typeof auth.resendConfirmation> = async ({ account, now }) => {
  if (!account.emailConfirmed) {
    await countConfirmationMail(account.email, now);
    await putItem(confirmationLinks.request(account.id, now).Put);
  }
  return { email: account.email };
};
