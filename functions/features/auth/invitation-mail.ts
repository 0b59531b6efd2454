import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { invitationLinks } from '#functions/parts/auth/invitations.ts';
import { linkRequestSchema } from '#functions/parts/auth/mailed-links.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { INVITATION_SECONDS } from '#shared/core/retention.ts';

const DAYS = INVITATION_SECONDS / 86_400;

const invitationMail = (firstName: string, link: string): Required<MailText> =>
  renderMail({
    subject: `You’re invited to ${PRODUCT}`,
    title: `You’re invited to ${PRODUCT}`,
    firstName,
    body: [`An admin of ${PRODUCT} created an account for you. Set a password to get started:`],
    button: { label: 'Set password', link, addressToo: true },
    notes: [
      `The link works once and expires in ${DAYS} days.`,
      `You received this email because an admin entered your address. If you don’t know ${PRODUCT}, ignore this email: no one can use the account until a password is set.`,
    ],
  });

/** Mails an invitation for a request, once, unless it was accepted in the meantime. */
export const mailInvitation: Effect = async ({ after }) => {
  if (after === undefined) return;
  const { userId, requestId, requestedAt } = linkRequestSchema.parse(after);
  const account = await getAccount(userId);
  if (account?.invitedAt === undefined || account.suspended) return;
  if (!canSendMail('invitation', account.email, { userId })) return;
  const at = new Date(requestedAt);
  await once(requestId, at, async () => {
    const token = await invitationLinks.create(account, at);
    await sendMail(
      { to: account.email },
      invitationMail(account.firstName, `${env('SITE_URL')}/auth/accept-invitation?token=${token}`),
    );
  });
};
