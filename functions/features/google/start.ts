import type { Handler } from '#functions/core/handlers.ts';
import type { google } from '#shared/features/google.ts';
import { beginFlow } from './flow.ts';
import { outcomeOfError } from './problem.ts';
import { assertSetUp, authorizationUrl } from './provider.ts';
import { backToSignIn } from './way-back.ts';

/** Leads to Google. What was chosen goes along in a cookie; nothing is stored. */
export const start: Handler<typeof google.start> = async ({ query, now, requestId, setCookie }) => {
  assertSetUp();
  const choice = { ...query, remember: query.remember === 'true' };
  const flow = beginFlow(choice, now);
  try {
    const location = await authorizationUrl(flow, now);
    setCookie(flow.cookie);
    return { location };
  } catch (error) {
    return backToSignIn(outcomeOfError(error, requestId), choice);
  }
};
