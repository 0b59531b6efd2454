import type { ContactMessage } from '#shared/features/contact.ts';
import { PRODUCT } from '#shared/product.ts';
import type { MailText } from './mail.ts';

/** The mail that brings a message of the contact form to the operator. Plain text: all of it is a stranger's. */
export const contactMail = (message: ContactMessage, messageUrl: string): MailText => {
  const { firstName, lastName, email, subject, receivedAt } = message;
  return {
    subject: `Contact form: ${subject}`,
    text: `${firstName} ${lastName} wrote through the contact form of ${PRODUCT}.
Nobody has checked that the address is theirs.

From:    ${firstName} ${lastName} <${email}>
Sent:    ${receivedAt}
Subject: ${subject}

${message.message}

--
Your reply goes to the address above. Among all messages it stands here:
${messageUrl}
`,
  };
};
