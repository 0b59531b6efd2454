import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { DECIDED } from '#shared/features/mentors/notifications.ts';
import { MENTOR_SCREENS } from '#shared/features/mentors/screens.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

type Decided = Extract<NotificationEvent, { kind: 'mentor_decided' }>;

/** The mail about an admin's decision. Of decisions that restrict a mentor it says the reason. */
export const mentorMail = (firstName: string, { decision, reason, role }: Decided): Required<MailText> => {
  const { heading, lead } = DECIDED[decision];
  const restricts = decision === 'reject' || decision === 'disallow_minors';
  return renderMail({
    subject: `${heading} · ${PRODUCT}`,
    title: heading,
    firstName,
    body: [
      `${lead}.`,
      restricts ? `Reason: ${reason}` : '',
      decision === 'reject'
        ? 'When you save your settings as a mentor again, an admin looks at them again.'
        : '',
    ],
    button: { label: 'Go to your mentoring', link: `${env('SITE_URL')}${MENTOR_SCREENS[role].mentees}` },
  });
};

/** Mails a mentor an admin's decision about them, once. */
export const mailMentorDecision: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'mentor_decided') return;
  const { userId, event } = request;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return;
  if (!canSendMail('mail about mentoring', account.email, { userId })) return;
  await once(`mentor-decision#${userId}#${request.at}`, at, () =>
    sendMail({ to: account.email }, mentorMail(account.firstName, event)),
  );
};
