import { env } from '#functions/core/env.ts';
import { log } from '#functions/core/log.ts';
import { contactMessageSchema } from '#shared/features/contact.ts';
import type { Effect } from './change.ts';
import { contactMail } from './contact-mail.ts';
import { canSendMail, sendMail } from './mail.ts';
import { once } from './once.ts';

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
