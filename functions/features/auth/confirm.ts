import type { Account } from '#functions/core/account.ts';
import { limitAttempts } from '#functions/core/attempt-limit.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { putItem } from '#functions/core/table.ts';
import type { auth } from '#shared/features/auth.ts';
import { checkPassword } from './cognito.ts';
import {
  accountToConfirm,
  confirmAddress,
  confirmationLinks,
  countConfirmationMail,
} from './confirmations.ts';
import { SIGN_IN_LIMIT } from './sign-in.ts';

/** Throws 401 unless the password is the account's. */
const requirePassword = async (
  { id, email }: Account,
  password: string | undefined,
  now: Date,
): Promise<void> => {
  if (password === undefined)
    throw new AppError('unauthenticated', {
      message: 'Sign in or enter your password to confirm this address.',
    });
  const right = await limitAttempts(SIGN_IN_LIMIT, email, now, async () => {
    const value = (await checkPassword(email, password))?.id === id;
    return { value, counts: !value };
  });
  if (!right) throw new AppError('invalid_credentials');
};

/**
 * Confirms the address that the token was mailed to. Having the mail is not enough: whoever opens the link must be the
 * user who signed up, or the owner of a mailbox would confirm the account of a stranger who entered their address.
 */
export const confirm: Handler<typeof auth.confirm> = async ({ body: { token, password }, viewer, now }) => {
  const account = await accountToConfirm(token, now);
  if (!account.emailConfirmed) {
    if ((await viewer())?.id !== account.id) await requirePassword(account, password, now);
    await confirmAddress(token, now);
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
