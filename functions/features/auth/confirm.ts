import type { Handler } from '#functions/core/handlers.ts';
import { putItem } from '#functions/core/table.ts';
import type { auth } from '#shared/features/auth.ts';
import { confirmAddress, confirmationLinks } from './confirmations.ts';

/** Confirms the address that the token was mailed to. Needs no session. */
export const confirm: Handler<typeof auth.confirm> = async ({ body, now }) => ({
  email: await confirmAddress(body.token, now),
});

/** Requests another mail, unless the address is confirmed. */
export const resendConfirmation: Handler<typeof auth.resendConfirmation> = async ({ account, now }) => {
  if (!account.emailConfirmed)
    await confirmationLinks.repeat(account.id, now, () =>
      putItem(confirmationLinks.request(account.id, now).Put),
    );
  return { email: account.email };
};
