import * as z from 'zod';
import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { sendOrWait } from '#functions/parts/attention/attention.ts';
import { PRODUCT } from '#shared/core/product.ts';

const requestSchema = z.object({
  userId: z.string(),
  otherId: z.string(),
  id: z.string(),
  at: z.string(),
  from: z.string(),
});

/** The mail that messages are unread. */
export const unreadMail = (
  firstName: string,
  from: string,
  id: string,
  siteUrl: string,
): Required<MailText> => {
  const title = `${from} wrote to you`;
  return renderMail({
    subject: `${title} · ${PRODUCT}`,
    title,
    firstName,
    body: [`${from} wrote to you on ${PRODUCT}, and you haven’t read it yet.`],
    button: { label: 'Read it', link: `${siteUrl}/dashboard/messages?open=${encodeURIComponent(id)}` },
    notes: [
      'You can’t reply to this email: your reply would reach no one. Write in Messages instead.',
      [
        'You get one such email for a conversation until you have read it. To get fewer or none, go to ',
        { label: 'your settings', link: `${siteUrl}/dashboard/settings` },
        '.',
      ],
    ],
  });
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
