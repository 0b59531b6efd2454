import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { buddyPath, buddyText } from '#shared/features/buddies/notifications.ts';
import { BUDDY_WEEKS, type BuddyNews } from '#shared/features/buddies/rules.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

type BuddyEvent = Extract<NotificationEvent, { kind: 'buddy' }>;

const NEXT: Readonly<Record<BuddyNews, string>> = {
  offered: 'See what you have in common, and accept or decline within seven days.',
  accepted: 'You are buddies once you accept too.',
  paired: `Write to each other, and meet if you like. Your term is ${BUDDY_WEEKS} weeks.`,
  back: 'You keep your place, and we tell you when someone else fits.',
  ended: 'You can look for another buddy whenever you like.',
  over: 'Your conversation stays, for you to read.',
};

/** The mail about a buddy. */
export const buddyMail = (firstName: string, event: BuddyEvent): Required<MailText> => {
  const { heading, lead } = buddyText(event);
  return renderMail({
    subject: `${heading} · ${PRODUCT}`,
    title: heading,
    firstName,
    body: [`${lead}.`, NEXT[event.news]],
    button: { label: 'Open buddies', link: `${env('SITE_URL')}${buddyPath(event.role)}` },
  });
};

/** Mails a user what happened to their offer or pair, once. */
export const mailBuddy: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'buddy') return;
  const { userId, event } = request;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about a buddy', account.email, { pairId: event.pairId })) return;
  await once(`buddy-mail#${event.pairId}#${event.news}#${request.at}#${userId}`, at, () =>
    sendMail({ to: account.email }, buddyMail(account.firstName, event)),
  );
};
