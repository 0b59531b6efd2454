import { greeting, mailLink, mailPage } from '#functions/core/mail/page.ts';
import type { MailText } from '#functions/core/mail/send.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { CONFIRMATION_SECONDS } from '#shared/core/retention.ts';

const HOURS = CONFIRMATION_SECONDS / 3600;

const html = (firstName: string, link: string): string =>
  mailPage({
    title: 'Confirm your email address',
    firstName,
    body: [`Thank you for joining ${PRODUCT}. Please confirm your email address:`],
    button: { label: 'Confirm email address', link },
    notes: [
      `The link expires in ${HOURS} hours. If the button doesn’t work, open this address in your browser:<br>${mailLink(link)}`,
      `Didn’t sign up for ${PRODUCT}? Open the link and choose “This wasn’t me”: we’ll delete the account.`,
    ],
  });

const text = (firstName: string, link: string): string => `${greeting(firstName)}

Thank you for joining ${PRODUCT}. Please confirm your
email address by opening this link:

${link}

The link expires in ${HOURS} hours.

Didn’t sign up for ${PRODUCT}? Open the link and choose “This wasn’t me”:
we’ll delete the account.
`;

/** The mail that carries a confirmation link, as text and as HTML. */
export const confirmationMail = (firstName: string, link: string): Required<MailText> => ({
  subject: `Confirm your email address for ${PRODUCT}`,
  text: text(firstName, link),
  html: html(firstName, link),
});
