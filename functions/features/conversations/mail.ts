import * as z from 'zod';
import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { escaped, greeting, mailLink, mailPage } from '#functions/core/mail/page.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { sendOrWait } from '../attention/attention.ts';

const requestSchema = z.object({
  userId: z.string(),
  otherId: z.string(),
  id: z.string(),
  at: z.string(),
  from: z.string(),
});

const NO_REPLY = 'You can’t reply to this email: your reply would reach no one. Write in Messages instead.';

/** The mail that messages are unread. The name of who wrote them is escaped in its HTML. */
export const unreadMail = (
  firstName: string,
  from: string,
  id: string,
  siteUrl: string,
): Required<MailText> => {
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

/**
 * Mails a user that something is unread in a conversation, once for a request: now, or with their digest. The mail names the other user and not what they wrote.
 */
export const mailUnread: Effect = async ({ after, at }) => {
  const request = requestSchema.safeParse(after).data;
  if (!request) return;
  const { userId, otherId, id, from } = request;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about messages', account.email, { id })) return;
  const waiting = { kind: 'conversation', id, otherId, from } as const;
  await once(`unread-mail#${userId}#${id}#${request.at}`, at, () =>
    sendOrWait(account, { key: id, waiting, at }, () =>
      sendMail({ to: account.email }, unreadMail(account.firstName, from, id, env('SITE_URL'))),
    ),
  );
};
