import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, sendMail } from '#functions/core/mail/send.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { brandOfApplication } from '#functions/parts/companies/mail-brand.ts';
import { notificationMailText } from '#functions/parts/notifications/mail.ts';
import { getPreferences } from '#functions/parts/users/repository.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { isUndo } from '#shared/features/applications/history.ts';
import {
  type Application,
  applicationSchema,
  OWN_APPLICATION_MAILS,
} from '#shared/features/applications/routes.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import type { Preferences } from '#shared/features/attention/preferences.ts';
import { notificationMail } from '#shared/features/notifications/kinds.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

/** A status that was reached longer than this before its record was written came with a seed: nothing to mail. */
const RECENT_MS = HOUR_MS;

/** A user who applies and withdraws all day would use up what the stage may send. */
const OWN_MAILS = { name: 'own-application-mail', ...OWN_APPLICATION_MAILS };
const OWN_STATUSES: readonly ApplicationStatus[] = ['new', 'withdrawn', 'hired', 'offer_declined'];

/** The account to mail; undefined when it is gone, suspended or unconfirmed, or its user has switched such mail off. */
const recipientOf = async (userId: string, preference: keyof Preferences['mail']) => {
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return undefined;
  return (await getPreferences(userId)).mail[preference] ? account : undefined;
};

/** Whether this user may get one more mail about this status; if not, logs it. */
const withinLimit = async ({ userId, status, history }: Application, at: Date): Promise<boolean> => {
  if (!OWN_STATUSES.includes(status) && !isUndo(history, history.length - 1)) return true;
  try {
    await limitRequests(OWN_MAILS, userId, at);
    return true;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
    log('warn', 'no mail about an application was sent: there were too many', { userId });
    return false;
  }
};

/** Sends the mail of a notification once, to a user who wants such mail at that moment. */
const sendNotification = async (
  userId: string,
  event: Extract<NotificationEvent, { kind: 'application' | 'reply_missed' }>,
  { id, at, allowed }: { id: string; at: Date; allowed: () => Promise<boolean> },
): Promise<void> => {
  const mail = notificationMail(event);
  const account = mail && (await recipientOf(userId, mail.preference.name));
  const { opportunityId } = event;
  if (!account || !canSendMail('mail about an application', account.email, { userId, opportunityId })) return;
  await once(id, at, async () => {
    if (!(await allowed())) return;
    const brand = await brandOfApplication(userId, opportunityId);
    const text = notificationMailText(account.firstName, mail, env('SITE_URL'), brand);
    await sendMail({ to: account.email }, { ...text, logo: brand?.logo?.content });
  });
};

/**
 * Mails an applicant the notification of a new status of an application that they made themselves: once, however often its record is delivered,
 * only to a confirmed address whose user wants such mail at that moment, and within a limit for what users do
 * themselves. Throws when it could not be sent.
 */
export const mailApplicant: Effect = async ({ before, after, at }) => {
  if (after === undefined) return;
  const application = applicationSchema.parse(after);
  const { userId, opportunityId, status, updatedAt, opportunity, history } = application;
  if (before?.updatedAt === updatedAt || at.getTime() - Date.parse(updatedAt) > RECENT_MS) return;
  // What employers decide is mailed once it can no longer be undone: see below.
  if (history.at(-1)?.by === 'employer') return;
  const { title, company } = opportunity;
  const restored = isUndo(history, history.length - 1) || undefined;
  await sendNotification(
    userId,
    { kind: 'application', status, restored, opportunityId, title, company },
    {
      id: `application-mail#${userId}#${opportunityId}#${updatedAt}#${status}`,
      at,
      allowed: () => withinLimit(application, at),
    },
  );
};

/** Mails an applicant a decision of the employer, or that a promised reply is overdue, once. */
export const mailApplicationDecision: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'application' && request?.event.kind !== 'reply_missed') return;
  const { userId, event } = request;
  const what = event.kind === 'application' ? event.status : event.kind;
  const id = `application-decision#${userId}#${event.opportunityId}#${request.at}#${what}`;
  await sendNotification(userId, event, { id, at, allowed: async () => true });
};
