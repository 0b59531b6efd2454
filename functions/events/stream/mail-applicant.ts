import { getAccount } from '#functions/core/account.ts';
import { countAgainst } from '#functions/core/counted-limit.ts';
import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import { getPreferences } from '#functions/features/users/repository.ts';
import type { ApplicationStatus } from '#shared/features/application-rules.ts';
import { type Application, applicationSchema, OWN_APPLICATION_MAILS } from '#shared/features/applications.ts';
import { applicationMail } from './application-mail.ts';
import type { Effect } from './change.ts';
import { canSendMail, sendMail } from './mail.ts';
import { once } from './once.ts';

/** A status that was reached so long before its record was written came with a seed: that is history, not news. */
const NEWS_MS = 3_600_000;

/** Who applies and withdraws all day long would use up what the stage may send. */
const OWN_MAILS = { name: 'own-application-mail', ...OWN_APPLICATION_MAILS };
const OWN_STATUSES: readonly ApplicationStatus[] = ['new', 'withdrawn'];

/** Whom to tell about an application; undefined when they are gone, suspended, unconfirmed, or do not want to hear it. */
const recipient = async (userId: string) => {
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return undefined;
  return (await getPreferences(userId)).mail.applications ? account : undefined;
};

/** Whether this person may get one more mail about a status; if not, says so in the log. */
const hasRoom = async ({ userId, status }: Application, at: Date): Promise<boolean> => {
  if (!OWN_STATUSES.includes(status)) return true;
  try {
    await countAgainst(OWN_MAILS, userId, at);
    return true;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
    log('warn', 'no mail about an application was sent: there were too many', { userId });
    return false;
  }
};

/**
 * Mails an applicant that an application has come to another status: once, however often its record is delivered, and
 * only to a confirmed address of somebody who wants such mail at that moment, within a limit for what they do themselves. Throws when it
 * could not be sent.
 */
export const mailApplicant: Effect = async ({ before, after, at }) => {
  if (after === undefined) return;
  const application = applicationSchema.parse(after);
  const { userId, opportunityId, status, updatedAt } = application;
  if (before?.updatedAt === updatedAt || at.getTime() - Date.parse(updatedAt) > NEWS_MS) return;
  const account = await recipient(userId);
  if (!account || !canSendMail('mail about an application', account.email, { userId, opportunityId })) return;
  await once(`application-mail#${userId}#${opportunityId}#${updatedAt}#${status}`, at, async () => {
    if (await hasRoom(application, at))
      await sendMail({ to: account.email }, applicationMail(account.firstName, application, env('SITE_URL')));
  });
};
