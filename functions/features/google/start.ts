import type { Handler } from '#functions/core/handlers.ts';
import type { google } from '#shared/features/google/routes.ts';
import { GOOGLE_SIGN_IN } from '#shared/features/google/settings.ts';
import { errorOutcome } from './error-outcome.ts';
import { startFlow } from './flow.ts';
import { assertConfigured, authorizationUrl } from './provider.ts';
import { signInRedirect } from './redirect.ts';

/** Redirects to Google. The user's choices travel in a cookie; nothing is stored. */
export const start: Handler<typeof google.start> = async ({ query, now, requestId, setCookie, setting }) => {
  assertConfigured();
  const choice = { ...query, remember: query.remember === 'true' };
  if (!(await setting(GOOGLE_SIGN_IN))) return signInRedirect('off', choice);
  const flow = startFlow(choice, now);
  try {
    const location = await authorizationUrl(flow, now);
    setCookie(flow.cookie);
    return { location };
  } catch (error) {
    return signInRedirect(errorOutcome(error, requestId), choice);
  }
};
