import { countAgainst } from '#functions/core/counted-limit.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import { endSession, startSession } from '#functions/core/session.ts';
import { TransactionFailed } from '#functions/core/table.ts';
import { SIGN_UP_LIMIT } from '#functions/features/auth/sign-up-limit.ts';
import type { GoogleOutcome, google } from '#shared/features/google.ts';
import { admit } from './admit.ts';
import { endFlow, FLOW_COOKIE, type Flow, forgetFlow, openFlow } from './flow.ts';
import { outcomeOfError } from './problem.ts';
import { assertSetUp, type GoogleIdentity, identify } from './provider.ts';
import { Refusal } from './refusal.ts';
import { backToSignIn } from './way-back.ts';

type Callback = Call<typeof google.callback>;

/** Others may be at the same address, or the same account, at the same moment: another tab, an impatient finger. */
const wasBusy = (error: unknown): boolean =>
  error instanceof TransactionFailed ||
  (error instanceof AppError && (error.code === 'email_taken' || error.code === 'conflict'));

/**
 * Lets somebody in whom Google knows: an account, and the cookie of a session in it. Who confirms their address while it
 * is taken over is let in as any other in the end, but their password is gone: they must hear it.
 */
const enter = (identity: GoogleIdentity, { role, remember }: Flow, { now, sender }: Callback) => {
  let secured = false;
  const before = {
    join: () => countAgainst(SIGN_UP_LIMIT, sender(), now),
    takeOver: () => {
      secured = true;
    },
  };
  return retrying(async () => {
    const { account, outcome } = await admit(identity, role, now, before);
    const cookie = await startSession(account, remember, now);
    return { outcome: secured ? ('secured' as const) : outcome, cookie };
  }, wasBusy);
};

/** Ends the way to Google and back: what Google says counts once, and only if it is an answer to this browser. */
const finish = async (flow: Flow | undefined, call: Callback): Promise<GoogleOutcome> => {
  const { query, now, sessionToken, setCookie } = call;
  if (!flow || !(await endFlow(flow, now))) throw new Refusal('expired');
  const identity = await identify(query, flow, now);
  const { outcome, cookie } = await enter(identity, flow, call);
  setCookie(cookie);
  await endSession(sessionToken);
  return outcome;
};

/** Takes Google's answer, and leads back to the sign-in screen however it ends. */
export const callback: Handler<typeof google.callback> = async (call) => {
  assertSetUp();
  const { query, cookie, now, requestId, setCookie } = call;
  const flow = openFlow(cookie(FLOW_COOKIE), query.state, now);
  setCookie(forgetFlow);
  try {
    return backToSignIn(await finish(flow, call), { next: flow?.next });
  } catch (error) {
    return backToSignIn(outcomeOfError(error, requestId), flow);
  }
};
