import { VerificationEmailStyle } from 'aws-cdk-lib/aws-cognito';
import { mailPage } from '#functions/core/mail/page.ts';
import { PRODUCT } from '#shared/core/product.ts';

/** Where Cognito puts the code. */
const CODE = '{####}';

/** The mail with the code of a password reset, as Cognito sends it. */
export const resetMail = {
  emailStyle: VerificationEmailStyle.CODE,
  emailSubject: `Reset your ${PRODUCT} password`,
  emailBody: mailPage({
    title: `Reset your ${PRODUCT} password`,
    firstName: '',
    body: [
      `Enter this code to choose a new password for your ${PRODUCT} account:`,
      `<strong style="font-size:28px;letter-spacing:4px">${CODE}</strong>`,
    ],
    notes: [
      'The code works for one hour.',
      'If you didn’t ask to reset your password, you can ignore this email: your password stays the same.',
    ],
  }),
};
