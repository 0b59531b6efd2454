import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { retrying } from '#functions/core/retry.ts';
import { endSession } from '#functions/core/session.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { browserToken, startSessionInBrowser } from '#functions/parts/auth/known-browsers.ts';
import { SIGN_UP_LIMIT } from '#functions/parts/auth/sign-up-limit.ts';
import type { Role } from '#shared/core/contract.ts';
import { SIGN_UP_SETTINGS } from '#shared/features/auth/settings.ts';
import type { GoogleOutcome, google } from '#shared/features/google/routes.ts';
import { GOOGLE_SIGN_IN } from '#shared/features/google/settings.ts';
import { errorOutcome } from './error-outcome.ts';
import { completeFlow, deleteFlowCookie, FLOW_COOKIE, type Flow, openFlow } from './flow.ts';
import { assertConfigured, fetchIdentity, type GoogleIdentity } from './provider.ts';
import { signInRedirect } from './redirect.ts';
import { signInWithGoogle } from './sign-in.ts';
import { SignInRefused } from './sign-in-refusal.ts';

type Callback = Call<typeof google.callback>;

/** Another tab or a second click can use the same address or account at the same moment. */
const wasBusy = (error: unknown): boolean =>
  error instanceof TransactionFailed ||
  (error instanceof AppError && (error.code === 'email_taken' || error.code === 'conflict'));

/**
 * Signs in a Google identity: finds the account and starts a session. A user who confirms their address during the
 * handover is signed in as well, but their password no longer works, so the outcome says so.
 */
const enter = (identity: GoogleIdentity, { role, remember }: Flow, call: Callback) => {
  const { now, sender, setting } = call;
  let secured = false;
  const before = {
    join: async (joining: Role) => {
      if (!(await setting(SIGN_UP_SETTINGS[joining]))) throw new SignInRefused('role-closed');
      await limitRequests(SIGN_UP_LIMIT, sender(), now);
    },
    takeOver: () => {
      secured = true;
    },
  };
  return retrying(async () => {
    const { account, outcome } = await signInWithGoogle(identity, role, now, before);
    const start = { remember, token: browserToken(call), first: outcome !== 'signed-in' };
    const cookies = await startSessionInBrowser(account, start, now);
    return { outcome: secured ? ('secured' as const) : outcome, cookies };
  }, wasBusy);
};

/** Completes the flow: Google's answer counts once, and only in the browser that started it. */
const finish = async (flow: Flow | undefined, call: Callback): Promise<GoogleOutcome> => {
  const { query, now, sessionToken, setCookie, setting } = call;
  if (!(await setting(GOOGLE_SIGN_IN))) throw new SignInRefused('off');
  if (!flow || !(await completeFlow(flow, now))) throw new SignInRefused('expired');
  const identity = await fetchIdentity(query, flow, now);
  const { outcome, cookies } = await enter(identity, flow, call);
  for (const cookie of cookies) setCookie(cookie);
  await endSession(sessionToken);
  return outcome;
};

/** Handles Google's answer; redirects to the sign-in screen whatever the outcome. */
export const callback: Handler<typeof google.callback> = async (call) => {
  assertConfigured();
  const { query, cookie, now, requestId, setCookie } = call;
  const flow = openFlow(cookie(FLOW_COOKIE), query.state, now);
  setCookie(deleteFlowCookie);
  try {
    return signInRedirect(await finish(flow, call), { next: flow?.next });
  } catch (error) {
    return signInRedirect(errorOutcome(error, requestId), flow);
  }
};
