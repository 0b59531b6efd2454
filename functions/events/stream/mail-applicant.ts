import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { getPreferences } from '#functions/features/users/repository.ts';
import { applicationSchema } from '#shared/features/applications.ts';
import { applicationMail } from './application-mail.ts';
import type { Effect } from './change.ts';
import { canSendMail, sendMail } from './mail.ts';
import { once } from './once.ts';

/** A status that was reached so long before its record was written came with a seed: that is history, not news. */
const NEWS_MS = 3_600_000;

/** Demo accounts have addresses under `.test`, which reach nobody (RFC 2606): out there they would only bounce. */
const isReachable = (address: string): boolean => env('STAGE') === 'local' || !address.endsWith('.test');

/** Whom to tell about an application; undefined when they are gone, cannot be reached, or do not want to hear it. */
const recipient = async (userId: string) => {
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended || !isReachable(account.email)) return undefined;
  return (await getPreferences(userId)).mail.applications ? account : undefined;
};

/**
 * Mails an applicant that an application has come to another status: once, however often its record is delivered, and
 * only to a confirmed address of somebody who wants such mail at that moment. Throws when it could not be sent.
 */
export const mailApplicant: Effect = async ({ before, after, at }) => {
  if (after === undefined) return;
  const application = applicationSchema.parse(after);
  const { userId, opportunityId, status, updatedAt } = application;
  if (before?.updatedAt === updatedAt || at.getTime() - Date.parse(updatedAt) > NEWS_MS) return;
  const account = await recipient(userId);
  if (!account || !canSendMail('mail about an application', { userId, opportunityId })) return;
  await once(`application-mail#${userId}#${opportunityId}#${updatedAt}#${status}`, at, () =>
    sendMail({ to: account.email }, applicationMail(account.firstName, application, env('SITE_URL'))),
  );
};
