import * as z from 'zod';
import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import { log } from '#functions/core/log.ts';
import { escaped, greeting, mailLink, mailPage } from '#functions/core/mail/page.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { UNREAD_MAILS_A_DAY } from '#shared/features/conversation-rules.ts';
import { PRODUCT } from '#shared/product.ts';
import { getPreferences } from '../users/repository.ts';

const requestSchema = z.object({
  userId: z.string(),
  id: z.string(),
  at: z.string(),
  from: z.string(),
});

const DAY_SECONDS = 86_400;

const NO_REPLY = 'You can’t reply to this email: your reply would reach no one. Write in Messages instead.';

const unreadMail = (firstName: string, from: string, id: string, siteUrl: string): Required<MailText> => {
  const link = `${siteUrl}/dashboard/messages?open=${encodeURIComponent(id)}`;
  const settings = `${siteUrl}/dashboard/settings`;
  const title = `${from} wrote to you`;
  const text = `${from} wrote to you on ${PRODUCT}, and you haven’t read it yet.`;
  const once = 'You get one such email for a conversation until you have read it.';
  return {
    subject: `${title} · ${PRODUCT}`,
    text: `${greeting(firstName)}\n\n${text}\n\n${link}\n\n${NO_REPLY}\n\n${once} To get fewer or none, go to your settings: ${settings}\n`,
    html: mailPage({
      title,
      firstName,
      body: [escaped(text)],
      button: { label: 'Read it', link },
      notes: [NO_REPLY, `${once} To get fewer or none, go to ${mailLink(settings, 'your settings')}.`],
    }),
  };
};

/** Whether a user may get one more mail about messages today. */
const withinBudget = async (userId: string, limit: number, at: Date): Promise<boolean> => {
  if (limit === 0) return false;
  try {
    await limitRequests({ name: 'unread-mail', limit, windowSeconds: DAY_SECONDS }, userId, at);
    return true;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
    log('info', 'no mail about messages was sent: the user has had as many as they want today', { userId });
    return false;
  }
};

/**
 * Mails a user that something is unread in a conversation, once for a request, within the number of mails a day that they
 * want. The mail names the other user and not what they wrote.
 */
export const mailUnread: Effect = async ({ after, at }) => {
  const request = requestSchema.safeParse(after).data;
  if (!request) return;
  const { userId, id, from } = request;
  const [account, { messageMails = UNREAD_MAILS_A_DAY }] = await Promise.all([
    getAccount(userId),
    getPreferences(userId),
  ]);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about messages', account.email, { id })) return;
  await once(`unread-mail#${userId}#${id}#${request.at}`, at, async () => {
    if (await withinBudget(userId, messageMails, at))
      await sendMail({ to: account.email }, unreadMail(account.firstName, from, id, env('SITE_URL')));
  });
};
