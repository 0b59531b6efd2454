import { renderMail } from '#functions/core/mail/render.ts';
import type { MailText } from '#functions/core/mail/send.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { CONFIRMATION_SECONDS } from '#shared/core/retention.ts';

const HOURS = CONFIRMATION_SECONDS / 3600;

/** The mail that carries a confirmation link. */
export const confirmationMail = (firstName: string, link: string): Required<MailText> =>
  renderMail({
    subject: `Confirm your email address for ${PRODUCT}`,
    title: 'Confirm your email address',
    firstName,
    body: [`Thank you for joining ${PRODUCT}. Please confirm your email address:`],
    button: { label: 'Confirm email address', link, addressToo: true },
    notes: [
      `The link expires in ${HOURS} hours.`,
      `Didn’t sign up for ${PRODUCT}? Open the link and choose “This wasn’t me”: we’ll delete the account.`,
    ],
  });
