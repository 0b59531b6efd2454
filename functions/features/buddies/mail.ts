import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { sendOrWait } from '#functions/parts/attention/attention.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { buddyPath, buddyText } from '#shared/features/buddies/notifications.ts';
import { BUDDY_WEEKS, type BuddyNews } from '#shared/features/buddies/rules.ts';
import type { StoredPair } from '#shared/features/buddies/schema.ts';
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

/** The status of a pair after what happened. */
const STATUSES: Readonly<Record<BuddyNews, StoredPair['status']>> = {
  offered: 'offered',
  accepted: 'offered',
  paired: 'paired',
  back: 'ended',
  ended: 'ended',
  over: 'ended',
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

/** Mails a user what happened to their offer or pair, once: now, or with their digest. */
export const mailBuddy: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'buddy') return;
  const { userId, event } = request;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about a buddy', account.email, { pairId: event.pairId })) return;
  const { pairId: id, news, role } = event;
  const { heading, lead } = buddyText(event);
  const waiting = {
    kind: 'buddy',
    id,
    status: STATUSES[news],
    heading,
    text: lead,
    path: buddyPath(role),
  } as const;
  await once(`buddy-mail#${id}#${news}#${request.at}#${userId}`, at, () =>
    sendOrWait(account, { key: `${id}#${news}#${request.at}`, waiting, at }, () =>
      sendMail({ to: account.email }, buddyMail(account.firstName, event)),
    ),
  );
};
