import { env } from '#functions/core/env.ts';
import { log } from '#functions/core/log.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { fullName } from '#shared/core/names.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { type ContactMessage, contactMessageSchema } from '#shared/features/contact/routes.ts';

/** The mail with a message of the contact form for the operator. Plain text: all of it was written by an unknown sender. */
const contactMail = (message: ContactMessage, messageUrl: string): MailText => {
  const { firstName, lastName, email, subject, receivedAt } = message;
  return {
    subject: `${PRODUCT} contact form: ${subject}`,
    text: `${fullName({ firstName, lastName })} sent a message through the ${PRODUCT} contact form.
This address hasn’t been verified.

From:    ${fullName({ firstName, lastName })} <${shownAddress(email)}>
Sent:    ${receivedAt}
Subject: ${subject}

${message.message}

--
Replies to this email go to the address above. View all messages:
${messageUrl}
`,
  };
};

/**
 * Mails a new message of the contact form to the operator, so that a reply goes to its sender: once, however often the
 * record is delivered. In a stage without an address of the operator the message is only stored. Throws when the mail
 * could not be sent.
 */
export const mailContactMessage: Effect = async ({ before, after, at }) => {
  if (before !== undefined || after === undefined) return;
  const message = contactMessageSchema.parse(after);
  const to = env('OPERATOR_MAIL');
  if (to === '') {
    log('info', 'a contact message was only stored: this stage has no operatorMail', { id: message.id });
    return;
  }
  if (!canSendMail('contact mail', to, { id: message.id })) return;
  await once(`contact-mail#${message.id}`, at, () =>
    sendMail(
      { to, replyTo: message.email },
      contactMail(message, `${env('SITE_URL')}/dashboard/admin/messages?open=${message.id}`),
    ),
  );
};
