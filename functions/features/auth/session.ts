import type { Handler } from '#functions/core/handlers.ts';
import { CLEAR_SITE_DATA, deleteSessionCookie, endSession } from '#functions/core/session.ts';
import { userOf } from '#functions/parts/profile/repository.ts';
import { endAllSessions } from '#functions/parts/users/account-status.ts';
import type { auth } from '#shared/features/auth/routes.ts';

/** The signed-in user. A cookie of an ended session is deleted; it is no error. */
export const session: Handler<typeof auth.session> = async ({ viewer, sessionToken, setCookie }) => {
  const account = await viewer();
  if (!account && sessionToken !== undefined) setCookie(deleteSessionCookie);
  return { user: account ? await userOf(account) : null };
};

/** Ends this session. */
export const signOut: Handler<typeof auth.signOut> = async ({ sessionToken, setCookie, setHeader }) => {
  await endSession(sessionToken);
  setCookie(deleteSessionCookie);
  setHeader(...CLEAR_SITE_DATA);
  return {};
};

/** Ends every session of the user, including this one. */
export const signOutEverywhere: Handler<typeof auth.signOutEverywhere> = async ({
  account,
  sessionToken,
  setCookie,
  setHeader,
}) => {
  await endAllSessions(account.id);
  await endSession(sessionToken);
  setCookie(deleteSessionCookie);
  setHeader(...CLEAR_SITE_DATA);
  return {};
};
