import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { endSession } from '#functions/core/session.ts';
import { setPassword } from '#functions/parts/auth/cognito.ts';
import { invitedAccount, redeemInvitation } from '#functions/parts/auth/invitations.ts';
import { browserToken, startSessionInBrowser } from '#functions/parts/auth/known-browsers.ts';
import { withPasswordLock } from '#functions/parts/auth/password-lock.ts';
import { SIGN_UP_LIMIT } from '#functions/parts/auth/sign-up-limit.ts';
import { userOf } from '#functions/parts/profile/repository.ts';
import type { auth } from '#shared/features/auth/routes.ts';
import { requireGoodPassword } from './password-rules.ts';

/** Whom an invitation is for: the page greets the user and shows the address. */
export const invitation: Handler<typeof auth.invitation> = async ({ body, now }) => {
  const { email, firstName, role } = await invitedAccount(body.token, now);
  return { email, firstName, role };
};

/**
 * Sets the password of an invited user and signs in. The password comes before the token is used up, so that a failure
 * in between can be repeated; the lock keeps two requests with one token from setting each other's password.
 */
export const acceptInvitation: Handler<typeof auth.acceptInvitation> = async (call) => {
  const { now, sender, sessionToken, setCookie } = call;
  const { token, password } = call.body;
  const invited = await invitedAccount(token, now);
  await requireGoodPassword(password, invited.email);
  await limitRequests(SIGN_UP_LIMIT, sender(), now);
  const account = await withPasswordLock(invited.id, now, async () => {
    const current = await invitedAccount(token, now);
    await setPassword(current.email, password);
    return redeemInvitation(token, current, now);
  });
  const start = { remember: false, token: browserToken(call), first: true };
  for (const cookie of await startSessionInBrowser(account, start, now)) setCookie(cookie);
  await endSession(sessionToken);
  return userOf(account);
};
