import { limitAttempts } from '#functions/core/attempt-limit.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { putItem } from '#functions/core/table.ts';
import { type auth, RESENT_CONFIRMATIONS } from '#shared/features/auth.ts';
import { confirmAddress, requestConfirmation } from './confirmations.ts';

const LIMIT = { name: 'resend', ...RESENT_CONFIRMATIONS };

/** Confirms the address that the token was mailed to. Needs no session. */
export const confirm: Handler<typeof auth.confirm> = async ({ body, now }) => ({
  email: await confirmAddress(body.token, now),
});

/** Asks for another mail, unless the address is confirmed. */
export const resendConfirmation: Handler<typeof auth.resendConfirmation> = async ({ account, now }) => {
  if (!account.emailConfirmed)
    await limitAttempts(LIMIT, account.id, now, async () => {
      await putItem(requestConfirmation(account.id, now).Put);
      return { value: undefined, counts: true };
    });
  return { email: account.email };
};
