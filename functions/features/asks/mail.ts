import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { sendOrWait } from '#functions/parts/attention/attention.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { ASKS_PATHS, askText } from '#shared/features/asks/notifications.ts';
import type { AskNews } from '#shared/features/asks/rules.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

type AskEvent = Extract<NotificationEvent, { kind: 'ask' }>;

const NEXT: Readonly<Record<AskNews, string>> = {
  asked:
    'Answer in a few sentences, propose a call of ten minutes, or decline. After seven days it is closed.',
  answered: 'You can thank them by agreeing to publish the answer without names.',
  declined: 'You can ask someone else. Your other questions aren’t affected.',
  lapsed: 'You can ask someone else who has time this week.',
  publish_wanted: 'It’s published only if you agree too. You see the exact words first.',
  published: '',
};

/** The mail about an ask. It has the beginning of the question, and no answer. */
export const askMail = (firstName: string, event: AskEvent): Required<MailText> => {
  const { heading, lead, title } = askText(event);
  return renderMail({
    subject: `${heading} · ${PRODUCT}`,
    title: heading,
    firstName,
    body: [lead, { quote: title }, NEXT[event.news]],
    button: { label: 'Open the question', link: `${env('SITE_URL')}${ASKS_PATHS[event.side]}` },
  });
};

/** Mails a user what happened to a question, once: now, or with their digest. */
export const mailAsk: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'ask') return;
  const { userId, event } = request;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about a question', account.email, { askId: event.askId })) return;
  const { askId: id, news, side } = event;
  const { heading, lead, title } = askText(event);
  const waiting = {
    kind: 'ask',
    id,
    status: news,
    heading,
    text: `${lead} ${title}`,
    path: ASKS_PATHS[side],
  } as const;
  await once(`ask-mail#${id}#${news}#${request.at}#${userId}`, at, () =>
    sendOrWait(account, { key: `${id}#${news}#${request.at}`, waiting, at }, () =>
      sendMail({ to: account.email }, askMail(account.firstName, event)),
    ),
  );
};
