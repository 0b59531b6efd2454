import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { issue } from '#functions/parts/credentials/issue.ts';
import { shownCredential } from '#functions/parts/credentials/shown.ts';
import type { credentials } from '#shared/features/credentials/routes.ts';
import { CLAIMS } from '#shared/features/credentials/rules.ts';

const LIMIT = { name: 'credential-claims', ...CLAIMS };

/** Issues a credential of a course to the signed-in student, or answers with the one there is. */
export const claim: Handler<typeof credentials.claim> = async ({ account, body, now, setStatus }) => {
  await limitRequests(LIMIT, account.id, now);
  const { credential, isNew } = await issue(account, body, now);
  if (!isNew) setStatus(200);
  return shownCredential(credential);
};
