import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { greeting, mailLink, mailPage } from '#functions/core/mail/page.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { PRODUCT } from '#shared/product.ts';
import { INVITATION_SECONDS } from '#shared/retention.ts';
import { invitationLinks } from './invitations.ts';
import { linkRequestSchema } from './mailed-links.ts';

const DAYS = INVITATION_SECONDS / 86_400;

const invitationMail = (firstName: string, link: string): Required<MailText> => ({
  subject: `You’re invited to ${PRODUCT}`,
  text: `${greeting(firstName)}

an admin of ${PRODUCT} made an account for you. Choose a password to start:

${link}

The link works once, within ${DAYS} days.

If you don’t know ${PRODUCT}, ignore this mail: nobody can use the account.
`,
  html: mailPage({
    title: `You’re invited to ${PRODUCT}`,
    firstName,
    body: [`an admin of ${PRODUCT} made an account for you. Choose a password to start:`],
    button: { label: 'Choose a password', link },
    notes: [
      `The link works once, within ${DAYS} days. If the button does nothing, open this address:<br>${mailLink(link)}`,
      `If you don’t know ${PRODUCT}, ignore this mail: nobody can use the account.`,
    ],
  }),
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
